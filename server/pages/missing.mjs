import { LRUCache } from 'lru-cache';

const MOST = 500;
const MOST_CHARS = 32_000_000;
/** How long a page counts as missing, for the framework too. */
export const MISSING_MS = 60_000;

/**
 * Pages that said that there is nothing at their address, for a minute: until then nobody draws them again. Bounded,
 * and forgotten at a publication.
 */
export function missingPages(now = Date.now) {
  const clock = { perf: { now }, ttlResolution: 0 };
  const pages = new LRUCache({ max: MOST, maxSize: MOST_CHARS, ttl: MISSING_MS, ...clock });
  return {
    get: (key) => pages.get(key) ?? null,
    keep: (key, value) => void pages.set(key, value, { size: String(value.html).length + 1 }),
    forget: (key) => void pages.delete(key),
    clear: () => pages.clear(),
  };
}
