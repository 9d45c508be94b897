import { LRUCache } from 'lru-cache';

/** Concurrency limit; other pages wait. */
const AT_ONCE = 8;
/** A page that has not been stored again within this time may be tried again. */
const TIMEOUT_MS = 10_000;
/** The same, where another process renders it: that rendering may have begun before the page was marked. */
const ELSEWHERE_MS = 1000;
/** When this many are waiting, a page is renewed at a later visit. */
const MAX_WAITING = 1000;
const MAX_STARTED = 5000;

interface RenewalOptions {
  /** Requests the page at an internal address, so that it is rendered again. */
  request: (address: string) => Promise<void>;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

export interface Renewals {
  /** A stale page was served: it is rendered again, once for any number of visitors. */
  renew(address: string): void;
  /** The rendering has ended, with a page or without. */
  ended(address: string): void;
  /** Another process is rendering the page, so this one has not begun. */
  elsewhere(address: string): void;
}

/** Renews stale pages in the background, with one render per page at a time. */
export function renewals({ request, now = Date.now }: RenewalOptions): Renewals {
  const clock = { perf: { now }, ttlResolution: 0 };
  const started = new LRUCache<string, true>({ max: MAX_STARTED, ttl: TIMEOUT_MS, ...clock });
  const waiting = new Set<string>();
  let active = 0;

  function next(): void {
    const [address] = waiting;
    if (active >= AT_ONCE || address === undefined) return;
    active += 1;
    waiting.delete(address);
    started.set(address, true);
    const left = () => {
      active -= 1;
      next();
    };
    request(address).then(left, left);
  }

  return {
    renew(address) {
      if (waiting.size >= MAX_WAITING || waiting.has(address) || started.has(address)) return;
      waiting.add(address);
      next();
    },
    ended: (address) => void started.delete(address),
    elsewhere(address) {
      if (started.has(address)) started.set(address, true, { ttl: ELSEWHERE_MS });
    },
  };
}
