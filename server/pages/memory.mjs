import { LRUCache } from 'lru-cache';

/** Pages at hand, at most `maxBytes` of them; the least recently used goes first. */
export function memoryStore({ maxBytes, metrics }) {
  const count = () => {
    metrics?.pageEntries.set({ store: 'memory' }, pages.size);
    metrics?.pageBytes.set({ store: 'memory' }, pages.calculatedSize);
  };
  const pages = new LRUCache({
    maxSize: maxBytes,
    dispose: (_page, _key, reason) => {
      if (reason === 'evict') metrics?.pageEvictions.inc({ store: 'memory' });
    },
  });
  return {
    get: (key) => pages.get(key) ?? null,
    set(key, page, bytes) {
      pages.set(key, page, { size: Math.max(1, bytes) });
      count();
    },
    /** The same page with other times. */
    replace(key, page) {
      const size = pages.info(key)?.size;
      if (size) pages.set(key, page, { size });
    },
    /** Keys of pages that fulfil `wish`, the most recently used first. */
    keys: (wish) => [...pages.entries()].filter(([, page]) => wish(page)).map(([key]) => key),
    remove(key) {
      pages.delete(key);
      count();
    },
  };
}
