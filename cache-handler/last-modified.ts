import type { CachedValue } from '@/lib/runtime/pages';

type Dated = Pick<CachedValue, 'html' | 'headers'>;

const TAGS = 'x-next-cache-tags';

function timeOf(tags: readonly string[], name: string): number {
  const times = tags.flatMap((tag) => (tag.startsWith(`${name}:`) ? Number(tag.slice(name.length + 1)) : []));
  return Math.max(0, ...times.filter(Number.isFinite));
}

/**
 * The Last-Modified value of a page. An article's page carries its own time (`changed:` among its cache
 * tags). Any other page keeps the value of the stored copy while its HTML is identical, and otherwise gets
 * the time when its data was requested (`made:`).
 */
export function lastModified(value: Dated, before?: Dated | null, now = Date.now()): string {
  const tags = String(value.headers?.[TAGS] ?? '').split(',');
  const changed = timeOf(tags, 'changed');
  if (changed > 0 && changed <= now) return new Date(changed).toUTCString();
  const modified = before?.headers?.['last-modified'];
  if (typeof modified === 'string' && String(before?.html) === String(value.html)) return modified;
  const made = timeOf(tags, 'made');
  return new Date(made > 0 && made <= now ? made : now).toUTCString();
}
