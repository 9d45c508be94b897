import { LRUCache } from 'lru-cache';
import type { CachedValue } from '@/lib/runtime/pages';
import { isPageValue, type PageValue, toStored } from './page-value';

const MAX_PAGES = 500;
const MAX_BYTES = 32_000_000;
/** How long a page counts as missing, for the framework too. */
export const MISSING_MS = 60_000;

export interface MissingPages {
  get(key: string): PageValue | CachedValue | null;
  keep(key: string, value: CachedValue): void;
  forget(key: string): void;
  clear(): void;
}

/**
 * The 404 pages of addresses at which nothing exists, cached for a minute so that they are not rendered
 * again. Bounded, and cleared at a publication.
 */
export function missingPages(now: () => number = Date.now): MissingPages {
  const clock = { perf: { now }, ttlResolution: 0 };
  const pages = new LRUCache<string, PageValue | CachedValue>({
    max: MAX_PAGES,
    maxSize: MAX_BYTES,
    ttl: MISSING_MS,
    ...clock,
  });
  return {
    get: (key) => pages.get(key) ?? null,
    keep(key, value) {
      const stored = toStored(value);
      pages.set(key, stored, { size: isPageValue(stored) ? stored.bytes + 1 : 1 });
    },
    forget: (key) => void pages.delete(key),
    clear: () => pages.clear(),
  };
}
