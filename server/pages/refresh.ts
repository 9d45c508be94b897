import { ownHeaders } from '@/lib/gate/own-request';
import { addressOf, type VisitorAddress } from './address';

/** How many pages a single publication renders at once; the rest are rendered at their next request. */
const MAX_PAGES = 100;
const AT_ONCE = 2;
const PATIENCE_MS = 30_000;
const AGENTS = {
  desktop: 'Mozilla/5.0 (compatible; site-refresh)',
  mobile: 'Mozilla/5.0 (iPhone; compatible; site-refresh) Mobile',
};

async function request(origin: string, { address, device }: VisitorAddress): Promise<void> {
  const mobile = device === 'mobile' ? '?1' : '?0';
  const headers = { 'user-agent': AGENTS[device], 'sec-ch-ua-mobile': mobile, ...ownHeaders() };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(origin + address, { headers, signal, redirect: 'manual' });
  await answer.arrayBuffer();
}

/** Requests stale pages once, as a visitor would, so that the next visitor finds them fresh. Never rejects. */
export async function refreshPages(origin: string, keys: readonly string[]): Promise<void> {
  const waiting = keys.slice(0, MAX_PAGES).flatMap((key) => addressOf(key) ?? []);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await request(origin, next).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
