import { LRUCache } from 'lru-cache';
import type { StoredPage } from './codec';
import type { StoreMetrics } from './observers';

/** Pages in memory, at most `maxBytes` of them; the least recently used goes first. */
export class MemoryStore {
  private readonly pages: LRUCache<string, StoredPage>;

  constructor(
    maxBytes: number,
    private readonly metrics: StoreMetrics | undefined,
  ) {
    this.pages = new LRUCache({
      maxSize: maxBytes,
      dispose: (_page, _key, reason) => {
        if (reason === 'evict') metrics?.pageEvictions.inc({ store: 'memory' });
      },
    });
  }

  get(key: string): StoredPage | null {
    return this.pages.get(key) ?? null;
  }

  set(key: string, page: StoredPage, bytes: number): void {
    this.pages.set(key, page, { size: Math.max(1, bytes) });
    this.count();
  }

  /** The same page with other times. */
  replace(key: string, page: StoredPage): void {
    const size = this.pages.info(key)?.size;
    if (size) this.pages.set(key, page, { size });
  }

  /** Keys of the pages that match, the most recently used first. */
  keys(matches: (page: StoredPage) => boolean): string[] {
    return [...this.pages.entries()].filter(([, page]) => matches(page)).map(([key]) => key);
  }

  remove(key: string): void {
    this.pages.delete(key);
    this.count();
  }

  private count(): void {
    this.metrics?.pageEntries.set({ store: 'memory' }, this.pages.size);
    this.metrics?.pageBytes.set({ store: 'memory' }, this.pages.calculatedSize);
  }
}
