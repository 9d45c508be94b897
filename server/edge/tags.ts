/** Tags that are purged: those of a publication and of the record (lib/base/cache.ts). Shared caches get no others. */
const PUBLISHED = /^(?:article:\d+|lists|outlets|quotes|menu|dictionaries|pages|record|filing:\d+)$/;
/** Below the limit of shared caches (16 KB) and of a gateway's buffer for response headers (4 or 8 KB). */
const MAX_CHARS = 3000;

/** Carries the cache tags from server/door to server/edge; no visitor sees it. */
export const TAGS_HEADER = 'X-Site-Tags';

/**
 * The tags of a stored page by which shared caches may purge it, joined by commas; empty where there are too
 * many, and then such a page is cached for seconds only.
 */
export function publishedTags(tags: string): string {
  const published = tags.split(',').filter((tag) => PUBLISHED.test(tag));
  const text = [...new Set(published)].join(',');
  return text.length > MAX_CHARS ? '' : text;
}
