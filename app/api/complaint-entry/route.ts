import { exchangeInfo } from '@/lib/content/complaint';
import { isLocale } from '@/lib/i18n/locales';
import { handOver, NO_STORE } from '@/lib/intake/complaint-session';
import { href } from '@/lib/routes';

/** RT-06: exchanges `info` with the back office. Reached only through the rewrite in middleware.ts. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const asked = request.headers.get('x-door-locale') ?? '';
  const locale = isLocale(asked) ? asked : 'zh';
  const saved = await exchangeInfo(searchParams.get('info') ?? '');
  if (saved !== null) return handOver(saved, href(locale, '/online-complaints'));
  const headers = { ...NO_STORE, Location: href(locale, '/customer-hotline') };
  return new Response(null, { status: 303, headers });
}
