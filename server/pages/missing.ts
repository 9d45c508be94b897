import { LRUCache } from 'lru-cache';
import type { CachedValue } from '@/lib/runtime/pages';

const MAX_PAGES = 500;
const MAX_CHARS = 32_000_000;
/** How long a page counts as missing, for the framework too. */
export const MISSING_MS = 60_000;

export interface MissingPages {
  get(key: string): CachedValue | null;
  keep(key: string, value: CachedValue): void;
  forget(key: string): void;
  clear(): void;
}

/**
 * Pages of addresses at which nothing exists, for a minute: until then they are not rendered again. Bounded, and
 * forgotten at a publication.
 */
export function missingPages(now: () => number = Date.now): MissingPages {
  const clock = { perf: { now }, ttlResolution: 0 };
  const pages = new LRUCache<string, CachedValue>({
    max: MAX_PAGES,
    maxSize: MAX_CHARS,
    ttl: MISSING_MS,
    ...clock,
  });
  return {
    get: (key) => pages.get(key) ?? null,
    keep: (key, value) => void pages.set(key, value, { size: String(value.html).length + 1 }),
    forget: (key) => void pages.delete(key),
    clear: () => pages.clear(),
  };
}
