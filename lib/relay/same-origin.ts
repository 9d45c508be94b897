import { Refusal } from './refusal';

function hostOf(address: string): string | null {
  return URL.canParse(address) ? new URL(address).host : null;
}

/**
 * Throws a 403 unless the browser says that a page of this site asks. `siteUrl` is the public address: behind a
 * gateway the Host header may name another one. Who sends neither header is no browser that this site supports.
 */
export function requireSameOrigin(headers: Headers, siteUrl: string): void {
  const site = headers.get('sec-fetch-site');
  if (site === 'same-origin') return;
  const origin = hostOf(headers.get('origin') ?? '');
  const own = origin !== null && (origin === headers.get('host') || origin === hostOf(siteUrl));
  if (site !== null || !own) throw new Refusal(403);
}
