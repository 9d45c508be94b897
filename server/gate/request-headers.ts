import type { IncomingHttpHeaders } from 'node:http';
import { isOwnRequest } from '@/lib/gate/own-request';

/**
 * The headers that the site, Node or the framework uses. All others are dropped: the framework obeys many of its own
 * names from any client (x-middleware-*, x-nextjs-*, x-matched-path, next-*, rsc) and takes a nonce from a request's
 * Content-Security-Policy, which would become part of stored pages (ADR 0029).
 */
const PASSED: ReadonlySet<string> = new Set([
  ...['host', 'connection', 'content-length', 'content-type', 'transfer-encoding', 'expect'],
  ...['accept', 'accept-encoding', 'accept-language', 'cookie', 'authorization', 'user-agent'],
  ...['cache-control', 'pragma', 'range'],
  ...['if-match', 'if-modified-since', 'if-none-match', 'if-range', 'if-unmodified-since'],
  ...['origin', 'referer', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest', 'sec-fetch-user'],
  ...['sec-ch-ua-mobile', 'sec-purpose', 'purpose', 'save-data'],
  ...['x-forwarded-for', 'x-request-id'],
]);

/** Sent by the site to itself only. */
const OWN: ReadonlySet<string> = new Set(['x-form-state']);

/** Drops headers that are not on the list; returns whether the request comes from this process. */
export function cleanHeaders(request: { headers: IncomingHttpHeaders }): boolean {
  const own = isOwnRequest(request.headers);
  for (const name of Object.keys(request.headers)) {
    if (!PASSED.has(name) && !(own && OWN.has(name))) delete request.headers[name];
  }
  return own;
}
