import type { CachedValue } from '@/lib/runtime/pages';

/** A page as the framework hands it to the cache. */
export function page(html: string, tags: string[] = []): CachedValue {
  const headers: Record<string, string> = tags.length > 0 ? { 'x-next-cache-tags': tags.join(',') } : {};
  return { kind: 'APP_PAGE', html, headers };
}
