import 'server-only';
import type { RedisClient } from '@/lib/runtime/open-redis';
import { Claims } from './claims';
import { Once } from './once';

/** How long the claim of a process that died while sending blocks the others. */
const LEASE_MS = 10_000;

interface Parts<T> {
  /** The Redis of all processes, or null without one. */
  client: () => RedisClient | null;
  /** Whether an outcome is kept; any other can be tried again. */
  isDone: (outcome: T) => boolean;
  /** An outcome of another process, which may be of another release; null where it cannot be read. */
  read: (stored: unknown) => T | null;
  leaseMs?: number;
}

/**
 * Work that is done once across all processes, however often it is requested by its key. Concurrent requests
 * wait for the same outcome. Without Redis, or while it is out of reach, each process decides for itself.
 */
export class SharedOnce<T> {
  readonly #parts: Parts<T>;
  readonly #own = new Once<T>();

  constructor(parts: Parts<T>) {
    this.#parts = parts;
  }

  /** Rejects as `work` does, and for no other reason. */
  run(key: string, work: () => Promise<T>): Promise<T> {
    return this.#own.run(key, () => this.#runShared(key, work), this.#parts.isDone);
  }

  async #runShared(key: string, work: () => Promise<T>): Promise<T> {
    const { client, read, leaseMs = LEASE_MS } = this.#parts;
    const redis = client();
    if (!redis) return work();
    const claims = new Claims(redis, key, leaseMs);
    const taken = await claims.take().catch(() => null);
    const outcome = taken && read(taken.outcome);
    return outcome ?? this.#perform(claims, taken?.claim ?? null, work);
  }

  /** Does the work, with a claim or, while Redis is out of reach, without one. */
  async #perform(claims: Claims, claim: string | null, work: () => Promise<T>): Promise<T> {
    const stopRenewing = claim === null ? () => undefined : claims.renew(claim);
    let outcome: T | undefined;
    try {
      outcome = await work();
      return outcome;
    } finally {
      stopRenewing();
      const isKept = outcome !== undefined && this.#parts.isDone(outcome);
      if (isKept) await claims.finish(outcome).catch(() => undefined);
      else if (claim !== null) await claims.release(claim, outcome).catch(() => undefined);
    }
  }
}
