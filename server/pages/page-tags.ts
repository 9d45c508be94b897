import type { CachedValue } from '@/lib/runtime/pages';

const TAGS = 'x-next-cache-tags';
/** This tag carries the time when the page's data was requested (lib/runtime/page-notes.ts). */
const MADE = /^made:(\d+)$/;

/** The cache tags that a page was rendered with. */
export const tagsOf = (value: CachedValue): string[] => String(value.headers?.[TAGS] ?? '').split(',');

/** When a page's data was requested, by its tags; `now` where they carry no time or one in the future. */
export function madeAt(tags: readonly string[], now: number): number {
  const times = tags.map((tag) => Number(MADE.exec(tag)?.[1] ?? 0));
  const at = Math.max(...times);
  return at > 0 && at <= now ? at : now;
}
