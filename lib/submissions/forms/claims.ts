import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { seal, unseal } from '@/lib/gate/sealed';
import { env } from '@/lib/runtime/env';
import type { RedisClient } from '@/lib/runtime/open-redis';
import { keyedHash, siteKey } from '@/lib/runtime/shared-keys';
import { OUTCOME_MS } from './once';

/** Begins the value of a key while a process works on it; sealed outcomes have no colon. */
const CLAIMED = 'claim:';
const POLL_MS = 100;

/** Sets the remaining lifetime of a claim that the caller still holds; 0 removes it. */
const KEEP_OWN = `
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0`;

/** Either the claim that the caller now holds, or another process's outcome; both null if unreadable. */
interface Taken {
  claim: string | null;
  outcome: unknown;
}

/**
 * A piece of work that several processes may be asked for. In Redis, under a keyed hash, it is a claim with a
 * short lease while a process works on it, and afterwards its sealed outcome. Everything but `renew` rejects
 * without Redis.
 */
export class Claims {
  readonly #client: RedisClient;
  readonly #hash: string;
  readonly #leaseMs: number;

  constructor(client: RedisClient, work: string, leaseMs: number) {
    this.#client = client;
    this.#hash = keyedHash(work);
    this.#leaseMs = leaseMs;
  }

  get #key(): string {
    return siteKey('once', this.#hash);
  }

  /** Where processes that wait for this claim find the outcome of a failed attempt. */
  #failureOf(claim: string): string {
    return siteKey('once', this.#hash, claim.slice(CLAIMED.length));
  }

  #seal(outcome: unknown): string {
    const sealing = { secret: env().siteSecret, purpose: `once:${this.#hash}`, seconds: OUTCOME_MS / 1000 };
    return seal(outcome, sealing);
  }

  #open(stored: string): unknown {
    return unseal(stored, { secret: env().siteSecret, purpose: `once:${this.#hash}` });
  }

  /**
   * Claims the work, or waits for the process that holds it; if that one dies, its claim ends with the lease.
   */
  async take(): Promise<Taken> {
    for (;;) {
      const claim = `${CLAIMED}${randomUUID()}`;
      const expiration = { type: 'PX' as const, value: this.#leaseMs };
      if (await this.#client.set(this.#key, claim, { condition: 'NX', expiration })) {
        return { claim, outcome: null };
      }
      const stored = await this.#client.get(this.#key);
      if (stored === null) continue;
      const outcome = stored.startsWith(CLAIMED) ? await this.#waitFor(stored) : this.#open(stored);
      if (outcome !== undefined) return { claim: null, outcome };
    }
  }

  /** The outcome of a claim, or undefined. Rejects when Redis is down for longer than a lease. */
  async #waitFor(claim: string): Promise<unknown> {
    let seen = Date.now();
    for (;;) {
      await sleep(POLL_MS);
      const stored = await this.#client.get(this.#key).catch(() => undefined);
      if (stored === claim) seen = Date.now();
      else if (stored !== undefined) return this.#outcomeAfter(claim, stored);
      else if (Date.now() - seen > this.#leaseMs) throw new Error('Redis is out of reach');
    }
  }

  async #outcomeAfter(claim: string, stored: string | null): Promise<unknown> {
    if (stored !== null && !stored.startsWith(CLAIMED)) return this.#open(stored);
    const failure = await this.#client.get(this.#failureOf(claim));
    return failure === null ? undefined : this.#open(failure);
  }

  /** Extends the lease of a claim until the returned function is called. */
  renew(claim: string): () => void {
    const extend = () => this.#keep(claim, this.#leaseMs).catch(() => undefined);
    const timer = setInterval(extend, this.#leaseMs / 3);
    timer.unref();
    return () => clearInterval(timer);
  }

  async #keep(claim: string, ms: number): Promise<void> {
    await this.#client.eval(KEEP_OWN, { keys: [this.#key], arguments: [claim, String(ms)] });
  }

  /** Stores the outcome of finished work for all processes. */
  async finish(outcome: unknown): Promise<void> {
    const expiration = { type: 'PX' as const, value: OUTCOME_MS };
    await this.#client.set(this.#key, this.#seal(outcome), { expiration });
  }

  /**
   * Releases the work, so that it can be tried again; processes that wait for this claim get `outcome`, if
   * there is one.
   */
  async release(claim: string, outcome?: unknown): Promise<void> {
    if (outcome !== undefined) {
      const expiration = { type: 'PX' as const, value: this.#leaseMs };
      await this.#client.set(this.#failureOf(claim), this.#seal(outcome), { expiration });
    }
    await this.#keep(claim, 0);
  }
}
