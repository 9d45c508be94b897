import { ownHeaders } from '../own-request.mjs';
import { addressOf } from './address.mjs';

/** How many pages a single publication redraws at once; the rest are redrawn when they are next asked for. */
const MOST = 100;
const AT_ONCE = 2;
const PATIENCE_MS = 30_000;
const AGENTS = {
  desktop: 'Mozilla/5.0 (compatible; site-refresh)',
  mobile: 'Mozilla/5.0 (iPhone; compatible; site-refresh) Mobile',
};

async function ask(origin, { address, device }) {
  const mobile = device === 'mobile' ? '?1' : '?0';
  const headers = { 'user-agent': AGENTS[device], 'sec-ch-ua-mobile': mobile, ...ownHeaders() };
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const answer = await fetch(origin + address, { headers, signal, redirect: 'manual' });
  await answer.arrayBuffer();
}

/** Asks for stale pages once, as a visitor would, so that the next visitor finds them fresh. Never rejects. */
export async function refreshPages(origin, keys) {
  const waiting = keys.slice(0, MOST).map(addressOf).filter(Boolean);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await ask(origin, next).catch(() => {});
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
