import { ownOrigins } from './own-origins';
import { Refusal } from './refusal';

/**
 * Throws a 403 unless the browser states that a page of this site sent the request. Only `siteUrl`, the public
 * address, counts: a foreign name that resolves to this server would match the Host header. Clients that send neither
 * Sec-Fetch-Site nor Origin are refused.
 */
export function requireSameOrigin(headers: Headers, siteUrl: string): void {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (origin === null && site === 'same-origin') return;
  const own = origin !== null && ownOrigins(siteUrl).includes(origin);
  if (!own || (site !== null && site !== 'same-origin')) throw new Refusal(403);
}
