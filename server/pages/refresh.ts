import { ownHeaders } from '@/lib/gate/own-request';
import { type VisitorAddress, visitorAddress } from './address';

/**
 * How many pages are rendered immediately after a publication; the rest are rendered at their next request.
 */
const MAX_PAGES = 100;
const AT_ONCE = 2;
const TIMEOUT_MS = 30_000;
const AGENTS: Readonly<Record<string, string>> = {
  desktop: 'Mozilla/5.0 (compatible; site-refresh)',
  mobile: 'Mozilla/5.0 (iPhone; compatible; site-refresh) Mobile',
  windows: 'Mozilla/5.0 (Windows NT 10.0; compatible; site-refresh)',
  mac: 'Mozilla/5.0 (Macintosh; compatible; site-refresh)',
};

/** Headers of a visitor who is shown this page. */
export const visitorHeaders = ({ edition, platform = edition }: VisitorAddress): Record<string, string> => ({
  'user-agent': AGENTS[platform] ?? AGENTS[edition] ?? String(AGENTS.mobile),
  'sec-ch-ua-mobile': edition === 'desktop' ? '?0' : '?1',
  ...(edition === 'elder' && { cookie: 'version=elder' }),
});

/** Requests a page once, as a visitor would. Rejects when the site does not answer within `timeoutMs`. */
export async function requestPage(origin: string, internal: string, timeoutMs = TIMEOUT_MS): Promise<void> {
  const visitor = visitorAddress(internal);
  const headers = { ...visitorHeaders(visitor), ...ownHeaders() };
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(origin + visitor.address, { headers, signal, redirect: 'manual' });
  await answer.arrayBuffer();
}

/** Requests pages, two at a time, until `end` (milliseconds since the epoch) at the latest. Never rejects. */
export async function requestPages(
  origin: string,
  addresses: readonly string[],
  end = Number.POSITIVE_INFINITY,
): Promise<void> {
  const waiting = [...addresses];
  const timeLeft = () => Math.min(TIMEOUT_MS, end - Date.now());
  const work = async () => {
    for (let next = waiting.shift(); next && timeLeft() > 0; next = waiting.shift()) {
      await requestPage(origin, next, timeLeft()).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Requests stale pages once, so that the next visitor finds them fresh. Never rejects. */
export const refreshPages = (origin: string, addresses: readonly string[]): Promise<void> =>
  requestPages(origin, addresses.slice(0, MAX_PAGES));
