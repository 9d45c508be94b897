import { countVisitor } from '@/lib/gate/admit';
import { failureAnswer } from '@/lib/gate/failure';
import { localeFrom } from '@/lib/site/locales';
import { issueCounted } from '@/lib/submissions/forms/captcha';

/** CU-09: a new captcha for a form with script, sealed for the endpoint of this form. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const locale = localeFrom(searchParams.get('lang'));
  try {
    await countVisitor(request.headers, 'captcha');
    const kind = searchParams.get('kind') === 'text' ? 'text' : 'image';
    const captcha = await issueCounted(kind, locale, request.headers);
    return Response.json(captcha, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    return failureAnswer(error, { locale, what: 'captcha' });
  }
}
