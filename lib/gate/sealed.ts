import 'server-only';
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { fromJson, isRecord } from '@/lib/base/values';

/**
 * Short-lived encrypted values for cookies, readable by this site only. AES-256-GCM under a key derived from
 * SITE_SECRET.
 */

const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'sealed cookies', 32));

interface Seal {
  secret: string;
  /** Purpose: a value sealed for one purpose cannot be opened for another. */
  purpose: string;
  now?: number;
}

/** A cookie value that can be unsealed for `seconds`. */
export function seal(
  value: unknown,
  { secret, purpose, seconds, now = Date.now() }: Seal & { seconds: number },
): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(purpose));
  const text = JSON.stringify({ until: now + seconds * 1000, value });
  const parts = [iv, cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([...parts, cipher.getAuthTag()]).toString('base64url');
}

/**
 * The value and its expiry in milliseconds since the epoch; null when it was not sealed here for this purpose, was
 * altered, or has expired.
 */
export function unsealWithEnd(
  text: string | undefined,
  { secret, purpose, now = Date.now() }: Seal,
): { value: unknown; until: number } | null {
  const bytes = Buffer.from(text ?? '', 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(purpose))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const plain = [decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()];
    const opened = fromJson(Buffer.concat(plain).toString('utf8'));
    const until = isRecord(opened) ? Number(opened.until) : 0;
    return isRecord(opened) && until > now ? { value: opened.value, until } : null;
  } catch {
    return null;
  }
}

/** The value alone, or null. */
export const unseal = (text: string | undefined, options: Seal): unknown =>
  unsealWithEnd(text, options)?.value ?? null;
