import { createHash } from 'node:crypto';
import { env } from '@/lib/runtime/env';

export const digest = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 16);

/** Names what all builds of one site share in Redis: the same back office behind the same public address. */
export function contentName(): string {
  const { owsUrl, siteUrl } = env();
  return digest(owsUrl, siteUrl);
}
