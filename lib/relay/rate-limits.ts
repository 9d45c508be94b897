import 'server-only';
import { createHmac } from 'node:crypto';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { env, type RateName } from '../env';
import { redis } from '../redis';
import { Refusal } from './refusal';

const WINDOW_SECONDS = 60;
const limiters = new Map<RateName, RateLimiterAbstract>();

/** Over Redis for all processes of one site; each counts for itself while Redis is gone, or where there is none. */
function makeLimiter(rate: RateName): RateLimiterAbstract {
  const { ratesPerMinute, siteUrl } = env();
  const options = { points: ratesPerMinute[rate], duration: WINDOW_SECONDS };
  const alone = new RateLimiterMemory({ keyPrefix: rate, ...options });
  const client = redis();
  if (!client) return alone;
  return new RateLimiterRedis({
    ...options,
    storeClient: client,
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: `site:${new URL(siteUrl).host}:rate:${rate}`,
    insuranceLimiter: alone,
  });
}

function limiterOf(rate: RateName): RateLimiterAbstract {
  const limiter = limiters.get(rate) ?? makeLimiter(rate);
  limiters.set(rate, limiter);
  return limiter;
}

/** Who asked is none of the business of whoever looks into the store. */
const keyOf = (address: string): string =>
  createHmac('sha256', env().siteSecret).update(address).digest('base64url').slice(0, 22);

/** Counts one request of this visitor; throws a 429 that says in how many seconds to come again. */
export async function takeTurn(rate: RateName, address: string): Promise<void> {
  try {
    await limiterOf(rate).consume(keyOf(address));
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new Refusal(429, { 'Retry-After': String(seconds) });
  }
}
