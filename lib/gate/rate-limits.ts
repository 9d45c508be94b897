import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { env, type RateName } from '@/lib/runtime/env';
import { peekProcessState, processState } from '@/lib/runtime/process-state';
import { redis } from '@/lib/runtime/redis';
import { keyedHash, siteKey } from '@/lib/runtime/shared-keys';
import { Refusal } from './refusal';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    rateLimiters: Map<RateName, RateLimiterAbstract>;
    /** Counts the requests of visitors; in the renderer's thread these are the counts of the main thread. */
    visitorCounts: VisitorCounts;
  }
}

/** Counts by the keyed hash of a visitor's address. */
export interface VisitorCounts {
  /** Counts one request; resolves to the milliseconds to wait if it is beyond the limit, else to null. */
  take(rate: RateName, visitor: string): Promise<number | null>;
  /** Refunds one. Never rejects. */
  giveBack(rate: RateName, visitor: string): Promise<void>;
}

const WINDOW_SECONDS = 60;
/** Pages and endpoints are bundled separately but share their counts. */
const limiters = processState('rateLimiters', () => new Map());

/** Counts in Redis for all processes of a site; without Redis each process counts on its own. */
function makeLimiter(rate: RateName): RateLimiterAbstract {
  const options = { points: env().ratesPerMinute[rate], duration: WINDOW_SECONDS };
  const alone = new RateLimiterMemory({ keyPrefix: rate, ...options });
  const client = redis();
  if (!client) return alone;
  return new RateLimiterRedis({
    ...options,
    storeClient: client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: siteKey('rate', rate),
    insuranceLimiter: alone,
  });
}

function limiterOf(rate: RateName): RateLimiterAbstract {
  const limiter = limiters.get(rate) ?? makeLimiter(rate);
  limiters.set(rate, limiter);
  return limiter;
}

/**
 * How long a refused visitor has to wait, in milliseconds; null if this is another error. No `instanceof`:
 * the class may be that of the other bundle.
 */
function waitOf(refused: unknown): number | null {
  const ms: unknown = Reflect.get(Object(refused), 'msBeforeNext');
  return typeof ms === 'number' ? ms : null;
}

/** The counts of this thread. */
export const ownCounts: VisitorCounts = {
  async take(rate, visitor) {
    try {
      await limiterOf(rate).consume(visitor);
      return null;
    } catch (refused) {
      const ms = waitOf(refused);
      if (ms === null) throw refused;
      return ms;
    }
  },
  async giveBack(rate, visitor) {
    await limiterOf(rate)
      .reward(visitor, 1)
      .catch(() => undefined);
  },
};

const counts = (): VisitorCounts => peekProcessState('visitorCounts') ?? ownCounts;

/** Counts one request of a visitor, by a keyed hash of the address; throws a 429 with the seconds to wait. */
export async function takeTurn(rate: RateName, address: string): Promise<void> {
  const ms = await counts().take(rate, keyedHash(address));
  if (ms !== null) throw new Refusal(429, { 'Retry-After': String(Math.max(1, Math.ceil(ms / 1000))) });
}

/** Refunds one counted request because its result is stored for everyone. Never throws. */
export const returnTurn = (rate: RateName, address: string): Promise<void> =>
  counts().giveBack(rate, keyedHash(address));
