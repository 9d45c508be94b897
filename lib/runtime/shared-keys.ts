import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from './env';

const HASH_CHARS = 22;

/** Name of a key in the Redis that all processes of this site share: `site:<host>:<parts>`. */
export const siteKey = (...parts: string[]): string =>
  ['site', new URL(env().siteUrl).host, ...parts].join(':');

/** Stands for a text that says something of a visitor: a hash under SITE_SECRET, 132 bits in base64url. */
export const keyedHash = (text: string): string =>
  createHmac('sha256', env().siteSecret).update(text).digest('base64url').slice(0, HASH_CHARS);
