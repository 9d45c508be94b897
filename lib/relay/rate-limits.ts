import 'server-only';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { env, type RateName } from '../env';
import { Refusal } from './refusal';

const WINDOW_SECONDS = 60;
const limiters = new Map<RateName, RateLimiterMemory>();

function limiterOf(rate: RateName): RateLimiterMemory {
  const known = limiters.get(rate);
  if (known) return known;
  const points = env().ratesPerMinute[rate];
  const limiter = new RateLimiterMemory({ keyPrefix: rate, points, duration: WINDOW_SECONDS });
  limiters.set(rate, limiter);
  return limiter;
}

/** Counts one request of this visitor; throws a 429 that says in how many seconds to come again. Per process. */
export async function takeTurn(rate: RateName, address: string): Promise<void> {
  try {
    await limiterOf(rate).consume(address);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    throw new Refusal(429, { 'Retry-After': String(seconds) });
  }
}
