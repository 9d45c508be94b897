import { COMPLAINT_SESSION_SECONDS } from '@/lib/constants';
import { exchangeInfo } from '@/lib/content/complaint';
import { env } from '@/lib/env';
import { inlineJson } from '@/lib/html/inline-json';
import { isLocale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes';
import { makeToken } from '@/lib/tokens';

const NO_STORE = { 'Cache-Control': 'private, no-store' };
/** In the page, because the site's own header is set after this one; a referrer would pass the info on. */
const NO_REFERRER = '<meta name="referrer" content="no-referrer">';

/** Keeps the info where the form looks for it and goes on to the form; without a script it goes on all the same. */
function handOver(info: string, to: string): string {
  const script = `try{localStorage.setItem('INFO_DATA',${inlineJson(info)})}catch(e){}location.replace(${inlineJson(to)})`;
  return `<!doctype html><meta charset="utf-8">${NO_REFERRER}<meta name="robots" content="noindex"><title>…</title><script>${script}</script><noscript><meta http-equiv="refresh" content="0;url=${to}"></noscript>`;
}

function goTo(location: string): Response {
  return new Response(null, { status: 303, headers: { ...NO_STORE, Location: location } });
}

/** RT-06: exchanges `info` with the back office. Reached only through the rewrite in middleware.ts. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const asked = request.headers.get('x-door-locale') ?? '';
  const locale = isLocale(asked) ? asked : 'zh';
  const saved = await exchangeInfo(searchParams.get('info') ?? '');
  if (saved === null) return goTo(href(locale, '/customer-hotline'));

  const seconds = COMPLAINT_SESSION_SECONDS;
  const { siteSecret, secure } = env();
  const token = await makeToken({ secret: siteSecret, purpose: 'complaint', seconds });
  const cookie = `complaint=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return new Response(handOver(saved, href(locale, '/online-complaints')), {
    headers: { ...NO_STORE, 'Content-Type': 'text/html; charset=utf-8', 'Set-Cookie': cookie },
  });
}
