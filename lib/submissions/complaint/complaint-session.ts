import 'server-only';
import { createHash } from 'node:crypto';
import { COMPLAINT_SESSION_SECONDS } from '@/lib/base/constants';
import { toText } from '@/lib/base/values';
import { NO_STORE, ownCookieText } from '@/lib/gate/own-cookies';
import { seal, unsealWithEnd } from '@/lib/gate/sealed';
import { makeToken } from '@/lib/gate/tokens';
import { inlineJson } from '@/lib/html/inline-json';
import { env } from '@/lib/runtime/env';

export const INFO_COOKIE = 'complaint_info';

/**
 * Half an hour in which the form opens and may be sent: the signed cookie that the middleware checks, and the info
 * itself, sealed, so that the form works without a script.
 */
export async function sessionCookies(info: string): Promise<string[]> {
  const { siteSecret: secret } = env();
  const seconds = COMPLAINT_SESSION_SECONDS;
  const token = await makeToken({ secret, purpose: 'complaint', seconds });
  const sealed = seal(info, { secret, purpose: INFO_COOKIE, seconds });
  return [ownCookieText('complaint', token, seconds), ownCookieText(INFO_COOKIE, sealed, seconds)];
}

/** The visitor's info and the seconds that are left of the session; empty and 0 once it has ended. */
export function sessionOfCookie(value: string | undefined): { info: string; seconds: number } {
  const opened = unsealWithEnd(value, { secret: env().siteSecret, purpose: INFO_COOKIE });
  if (!opened) return { info: '', seconds: 0 };
  return { info: toText(opened.value), seconds: Math.floor((opened.until - Date.now()) / 1000) };
}

/** The visitor's info while the session lasts, else the empty string. */
export const infoOfCookie = (value: string | undefined): string => sessionOfCookie(value).info;

/** As a tag, since server/ overwrites the header; a referrer would disclose the info. */
const NO_REFERRER = '<meta name="referrer" content="no-referrer">';

const scriptOf = (info: string, to: string): string =>
  `try{localStorage.setItem('INFO_DATA',${inlineJson(info)});localStorage.setItem('INFO_DATA_UNTIL',Date.now()+${COMPLAINT_SESSION_SECONDS * 1000})}catch(e){}location.replace(${inlineJson(to)})`;

/**
 * A page whose script stores the info in local storage for half an hour, where the complaint entry reads it,
 * and goes on to the form. Without scripts it goes on after a second.
 */
export async function handOver(info: string, to: string): Promise<Response> {
  const script = scriptOf(info, to);
  const hash = createHash('sha256').update(script).digest('base64');
  const headers = new Headers({
    ...NO_STORE,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
  });
  for (const cookie of await sessionCookies(info)) headers.append('Set-Cookie', cookie);
  const page = `<!doctype html><meta charset="utf-8">${NO_REFERRER}<meta name="robots" content="noindex"><title>…</title><script>${script}</script><meta http-equiv="refresh" content="1;url=${to}">`;
  return new Response(page, { headers });
}
