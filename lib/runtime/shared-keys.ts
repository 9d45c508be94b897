import { createHmac } from 'node:crypto';
import { env } from './env';

const HASH_CHARS = 22;

/** Name of a key in the Redis shared by all processes of this site: `site:<host>:<parts>`. */
export const siteKey = (...parts: string[]): string =>
  ['site', new URL(env().siteUrl).host, ...parts].join(':');

/** Replaces a text that may identify a visitor: a hash keyed with SITE_SECRET, 132 bits in base64url. */
export const keyedHash = (text: string): string =>
  createHmac('sha256', env().siteSecret).update(text).digest('base64url').slice(0, HASH_CHARS);
