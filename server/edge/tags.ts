import { TAGS } from '@/lib/base/cache';

/** Tags that are purged: all of lib/base/cache.ts that do not describe a single page. Shared caches get no others. */
const PURGED: ReadonlySet<unknown> = new Set(
  Object.values(TAGS).filter((tag) => typeof tag === 'string' && tag !== TAGS.partial),
);
const PURGED_BY_ID = /^(?:article|filing):\d+$/;
/** Below the limit of shared caches (16 KB) and of a gateway's buffer for response headers (4 or 8 KB). */
const MAX_CHARS = 3000;

/** Carries the cache tags from server/door to server/edge; no visitor sees it. */
export const TAGS_HEADER = 'X-Site-Tags';

/**
 * The tags of a stored page by which shared caches may purge it, joined by commas; empty where there are too
 * many, and then such a page is cached for seconds only.
 */
export function publishedTags(tags: string): string {
  const published = tags.split(',').filter((tag) => PURGED.has(tag) || PURGED_BY_ID.test(tag));
  const text = [...new Set(published)].join(',');
  return text.length > MAX_CHARS ? '' : text;
}
