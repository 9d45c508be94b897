import type { IncomingHttpHeaders } from 'node:http';
import { isOwnRequest } from '@/lib/gate/own-request';

/**
 * The headers that the site, Node or the framework has a use for. All others are dropped: the framework obeys many of
 * its own names from anybody (x-middleware-*, x-nextjs-*, x-matched-path, next-*, rsc) and takes a nonce from a
 * request's Content-Security-Policy, which would then stand in pages that are stored for everybody (ADR 0029).
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

/** Told by the site to itself alone. */
const OWN: ReadonlySet<string> = new Set(['x-form-state']);

/** Drops the headers that are not on the list; answers whether the request comes from this very process. */
export function cleanHeaders(request: { headers: IncomingHttpHeaders }): boolean {
  const own = isOwnRequest(request.headers);
  for (const name of Object.keys(request.headers)) {
    if (!PASSED.has(name) && !(own && OWN.has(name))) delete request.headers[name];
  }
  return own;
}
