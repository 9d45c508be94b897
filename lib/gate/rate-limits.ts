import 'server-only';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { env, type RateName } from '@/lib/runtime/env';
import { processState } from '@/lib/runtime/process-state';
import { redis } from '@/lib/runtime/redis';
import { keyedHash, siteKey } from '@/lib/runtime/shared-keys';
import { Refusal } from './refusal';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    rateLimiters: Map<RateName, RateLimiterAbstract>;
  }
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

/** Counts one request of a visitor, by a keyed hash of the address; throws a 429 with the seconds to wait. */
export async function takeTurn(rate: RateName, address: string): Promise<void> {
  try {
    await limiterOf(rate).consume(keyedHash(address));
  } catch (refused) {
    const ms = waitOf(refused);
    if (ms === null) throw refused;
    throw new Refusal(429, { 'Retry-After': String(Math.max(1, Math.ceil(ms / 1000))) });
  }
}

/** Refunds one counted request because its result is stored for everyone. Never throws. */
export async function returnTurn(rate: RateName, address: string): Promise<void> {
  await limiterOf(rate)
    .reward(keyedHash(address), 1)
    .catch(() => undefined);
}
