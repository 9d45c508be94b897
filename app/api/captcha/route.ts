import { env } from '@/lib/env';
import { isLocale } from '@/lib/i18n/locales';
import { issueCounted } from '@/lib/intake/captcha';
import { clientAddress } from '@/lib/relay/client-address';
import { failureAnswer } from '@/lib/relay/failure';
import { takeTurn } from '@/lib/relay/rate-limits';

/** CU-09: another captcha for a form that has a script; with its seal, for this form's endpoint. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const lang = searchParams.get('lang') ?? '';
  const locale = isLocale(lang) ? lang : 'zh';
  try {
    await takeTurn('captcha', clientAddress(request.headers, env().trustedProxies));
    const kind = searchParams.get('kind') === 'text' ? 'text' : 'image';
    const captcha = await issueCounted(kind, locale, request.headers);
    return Response.json(captcha, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    return failureAnswer(error, { locale, what: 'captcha' });
  }
}
