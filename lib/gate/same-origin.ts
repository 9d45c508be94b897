import { ownOrigins } from './own-origins';
import { Refusal } from './refusal';

/**
 * Throws a 403 unless the browser states that a page of this site sent the request. Compared with `siteUrl`,
 * the public address, not with the Host header: a foreign name may resolve to this server and would match it.
 * Clients that send neither Sec-Fetch-Site nor Origin are refused.
 */
export function requireSameOrigin(headers: Headers, siteUrl: string): void {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (origin === null && site === 'same-origin') return;
  const own = origin !== null && ownOrigins(siteUrl).includes(origin);
  if (!own || (site !== null && site !== 'same-origin')) throw new Refusal(403);
}
