import { LRUCache } from 'lru-cache';
import { joinRunning, type Running } from '@/lib/base/join-running';

/** Cache of answers: identical calls in flight become one, whose answer is cached for `cacheMs`. */
export class MicroCache {
  private readonly answers: LRUCache<string, string>;
  private readonly pending: Running<string> = new Map();

  /** Bounded in entries and in characters of all answers; the least recently used are evicted first. */
  constructor({ entries, chars }: { entries: number; chars: number }) {
    const sizeCalculation = (text: string) => Math.max(1, text.length);
    this.answers = new LRUCache({
      max: entries,
      maxSize: chars,
      sizeCalculation,
      ttlResolution: 0,
      perf: Date,
    });
  }

  /** Whether an answer to `key` is cached or in flight. */
  has(key: string): boolean {
    return this.answers.has(key) || this.pending.has(key);
  }

  /** The answer to `key`, from the cache or from `load`; a failure rejects all waiting calls and is not cached. */
  get({ key, cacheMs }: { key: string; cacheMs: number }, load: () => Promise<string>): Promise<string> {
    const cached = this.answers.get(key);
    if (cached !== undefined) return Promise.resolve(cached);
    return joinRunning(this.pending, key, async () => {
      const text = await load();
      if (cacheMs > 0) this.answers.set(key, text, { ttl: cacheMs });
      return text;
    });
  }
}
