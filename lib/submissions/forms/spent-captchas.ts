import 'server-only';
import { LRUCache } from 'lru-cache';
import { processState } from '@/lib/runtime/process-state';
import { redis } from '@/lib/runtime/redis';
import { keyedHash, siteKey } from '@/lib/runtime/shared-keys';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** By uuid of the captcha: the page that used it, as the keyed hash of its idempotency key. */
    spentCaptchas: LRUCache<string, string>;
  }
}

/** The longest lifetime of a captcha. */
const KEPT_MS = 1_800_000;
const MAX_SPENT = 20_000;

/** Used captchas until they expire. */
const spent = processState(
  'spentCaptchas',
  () => new LRUCache({ max: MAX_SPENT, ttl: KEPT_MS, ttlResolution: 0, perf: Date }),
);

const keyOf = (uuid: string): string => siteKey('captcha', keyedHash(uuid));

/** The page that used a captcha, according to Redis; null if Redis has none or does not answer. */
async function pageInRedis(uuid: string): Promise<string | null> {
  return (
    (await redis()
      ?.get(keyOf(uuid))
      .catch(() => null)) ?? null
  );
}

/**
 * Whether another page has used this captcha, in any process that shares the Redis. A repeated submission of
 * the same page, which is recognised by its idempotency key `once`, passes.
 */
export async function isSpent(uuid: string, once: string): Promise<boolean> {
  const page = spent.get(uuid) ?? (await pageInRedis(uuid));
  return page !== null && page !== keyedHash(once);
}

/**
 * Uses a captcha for a page; false where another page was first. A captcha is valid for one attempt. The back office
 * enforces that, too; this saves a call. Without Redis each process knows only what it has used itself.
 */
export async function spendCaptcha(uuid: string, once: string): Promise<boolean> {
  if (await isSpent(uuid, once)) return false;
  const page = keyedHash(once);
  spent.set(uuid, page);
  const expiration = { type: 'PX' as const, value: KEPT_MS };
  const options = { condition: 'NX' as const, expiration };
  const set = await redis()
    ?.set(keyOf(uuid), page, options)
    .catch(() => 'alone');
  if (set !== null) return true;
  const first = await pageInRedis(uuid);
  // Redis has the page that was first, in this or another process; it replaces the one that was set above.
  if (first) spent.set(uuid, first);
  return first === page;
}
