import { ownOrigins } from './own-origins';
import { Refusal } from './refusal';

/**
 * Throws a 403 unless the browser says that a page of this site asks. Only `siteUrl`, the public address, counts as
 * this site: a foreign name that was made to lead here would agree with the Host header. Who sends neither header is
 * no browser that this site supports.
 */
export function requireSameOrigin(headers: Headers, siteUrl: string): void {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (origin === null && site === 'same-origin') return;
  const own = origin !== null && ownOrigins(siteUrl).includes(origin);
  if (!own || (site !== null && site !== 'same-origin')) throw new Refusal(403);
}
