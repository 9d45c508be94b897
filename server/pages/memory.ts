import { LRUCache } from 'lru-cache';
import type { StoredEntry } from './codec';
import type { StoreMetrics } from './observers';

/** Entries in memory, at most `maxBytes` in all; the least recently used is evicted first. */
export class MemoryStore {
  private readonly entries: LRUCache<string, StoredEntry>;

  constructor(
    maxBytes: number,
    private readonly metrics: StoreMetrics | undefined,
  ) {
    this.entries = new LRUCache({
      maxSize: maxBytes,
      dispose: (_entry, _key, reason) => {
        if (reason === 'evict') metrics?.pageEvictions.inc({ store: 'memory' });
      },
    });
  }

  get(key: string): StoredEntry | null {
    return this.entries.get(key) ?? null;
  }

  set(key: string, entry: StoredEntry, bytes: number): void {
    this.entries.set(key, entry, { size: Math.max(1, bytes) });
    this.count();
  }

  /** Replaces an entry with a version that differs only in its times. */
  replace(key: string, entry: StoredEntry): void {
    const size = this.entries.info(key)?.size;
    if (size) this.entries.set(key, entry, { size });
  }

  /** Keys of the entries that match, the most recently used first. */
  keys(matches: (key: string, entry: StoredEntry) => boolean): string[] {
    return [...this.entries.entries()].filter(([key, entry]) => matches(key, entry)).map(([key]) => key);
  }

  remove(key: string): void {
    this.entries.delete(key);
    this.count();
  }

  private count(): void {
    this.metrics?.pageEntries.set({ store: 'memory' }, this.entries.size);
    this.metrics?.pageBytes.set({ store: 'memory' }, this.entries.calculatedSize);
  }
}
