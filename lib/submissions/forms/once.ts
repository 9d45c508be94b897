import { LRUCache } from 'lru-cache';

/** For how long a repeated submission gets the first one's outcome. */
export const OUTCOME_MS = 600_000;
const MAX_KEYS = 1000;

/**
 * Idempotency keys of this process: a double click and a resent page share one outcome. Failures are forgotten, so that
 * the form can be sent again.
 */
export class Once<T> {
  private readonly outcomes = new LRUCache<string, Promise<T>>({
    max: MAX_KEYS,
    ttl: OUTCOME_MS,
    ttlResolution: 0,
    perf: Date,
  });

  run(key: string, work: () => Promise<T>, isDone: (outcome: T) => boolean): Promise<T> {
    const earlier = this.outcomes.get(key);
    if (earlier) return earlier;
    const outcome = work();
    this.outcomes.set(key, outcome);
    const forget = () => void this.outcomes.delete(key);
    outcome.then((done) => isDone(done) || forget(), forget);
    return outcome;
  }
}
