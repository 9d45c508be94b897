import { COMPLAINT_SESSION_SECONDS } from '@/lib/constants';
import { env } from '@/lib/env';
import { inlineJson } from '@/lib/html/inline-json';
import { isLocale } from '@/lib/i18n/locales';
import { saveUserInfo } from '@/lib/ows/calls';
import { href } from '@/lib/routes';
import { makeToken } from '@/lib/tokens';

const INFO_LIMIT = 4096;
const NO_STORE = { 'Cache-Control': 'private, no-store' };
/** In the page, because the site's own header is set after this one; a referrer would pass the info on. */
const NO_REFERRER = '<meta name="referrer" content="no-referrer">';

/** Keeps the info where the form looks for it and goes on to the form; without a script it goes on all the same. */
function handOver(info: string, to: string): string {
  const script = `try{localStorage.setItem('INFO_DATA',${inlineJson(info)})}catch(e){}location.replace(${inlineJson(to)})`;
  return `<!doctype html><meta charset="utf-8">${NO_REFERRER}<meta name="robots" content="noindex"><title>…</title><script>${script}</script><noscript><meta http-equiv="refresh" content="0;url=${to}"></noscript>`;
}

async function save(info: string): Promise<string | null> {
  if (!info || info.length > INFO_LIMIT) return null;
  try {
    return await saveUserInfo(info);
  } catch (error) {
    // The info itself may be personal: only the kind of failure is logged.
    console.warn(`saveUserInfo failed: ${error instanceof Error ? error.name : 'unknown'}`);
    return null;
  }
}

function goTo(location: string): Response {
  return new Response(null, { status: 303, headers: { ...NO_STORE, Location: location } });
}

/** RT-06: exchanges `info` with the back office. Reached only through the rewrite in middleware.ts. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const asked = request.headers.get('x-door-locale') ?? '';
  const locale = isLocale(asked) ? asked : 'zh';
  const saved = await save(searchParams.get('info') ?? '');
  if (saved === null) return goTo(href(locale, '/customer-hotline'));

  const seconds = COMPLAINT_SESSION_SECONDS;
  const token = await makeToken({ secret: env().siteSecret, purpose: 'complaint', seconds });
  const cookie = `complaint=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
  return new Response(handOver(saved, href(locale, '/online-complaints')), {
    headers: { ...NO_STORE, 'Content-Type': 'text/html; charset=utf-8', 'Set-Cookie': cookie },
  });
}
