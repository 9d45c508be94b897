import 'server-only';
import { LRUCache } from 'lru-cache';
import { processState } from '@/lib/runtime/process-state';
import { redis } from '@/lib/runtime/redis';
import { keyedHash, siteKey } from '@/lib/runtime/shared-keys';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** By uuid: the page that tried it, by the keyed hash of its idempotency key. */
    spentCaptchas: LRUCache<string, string>;
  }
}

/** As long as any captcha is valid. */
const KEPT_MS = 1_800_000;
const MAX_SPENT = 20_000;

/** Used captchas until they expire. */
const spent = processState(
  'spentCaptchas',
  () => new LRUCache({ max: MAX_SPENT, ttl: KEPT_MS, ttlResolution: 0, perf: Date }),
);

const keyOf = (uuid: string): string => siteKey('captcha', keyedHash(uuid));

/** Where Redis is configured and answers, what it says; else null. */
async function pageInRedis(uuid: string): Promise<string | null> {
  return (
    (await redis()
      ?.get(keyOf(uuid))
      .catch(() => null)) ?? null
  );
}

/**
 * Whether another page has used this captcha, at any process of the site that shares the Redis. A repeated submission
 * of the same page passes; `once`, its idempotency key, decides whether it is the same.
 */
export async function isSpent(uuid: string, once: string): Promise<boolean> {
  const page = spent.get(uuid) ?? (await pageInRedis(uuid));
  return page !== null && page !== keyedHash(once);
}

/**
 * Uses a captcha for a page; false where another page was first. A captcha is valid for one attempt. The back office
 * enforces that, too; this saves a call. Without Redis each process knows of its own.
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
  // Another process was first: this one must not take its own page for it.
  if (first) spent.set(uuid, first);
  return first === page;
}
