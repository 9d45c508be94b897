import type { IncomingHttpHeaders } from 'node:http';
import { DRAFT_COOKIE, withoutCookie } from '@/lib/gate/cookies';
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

/** Addresses of the editors' preview, without dot segments that would lead out of it. */
const PREVIEW = /^(\/en)?\/preowsweb(?![\w-])(?!.*(\/|%2[fF])(\.|%2[eE]))/;

/**
 * The framework accepts its draft cookie on every address, even where no page is rendered, so that an
 * editor's request for a feed or a picture would have drafts stored for everybody.
 */
function keepDraftsInPreview({ url, headers }: CleanedRequest): void {
  if (!headers.cookie?.includes(DRAFT_COOKIE) || PREVIEW.test(url ?? '')) return;
  headers.cookie = withoutCookie(headers.cookie, DRAFT_COOKIE);
}

interface CleanedRequest {
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

/**
 * Drops headers that are not on the list and, outside the preview, the framework's draft cookie; returns
 * whether the request comes from this process.
 */
export function cleanHeaders(request: CleanedRequest): boolean {
  const own = isOwnRequest(request.headers);
  for (const name of Object.keys(request.headers)) {
    if (!PASSED.has(name) && !(own && OWN.has(name))) delete request.headers[name];
  }
  keepDraftsInPreview(request);
  return own;
}
