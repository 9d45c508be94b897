/**
 * Every list that is read is noted as full or empty, by a tag of its request (lib/runtime/page-notes.ts). A list that
 * had entries and has none any more may be an editor's work, or a back office that has lost them all.
 */
const FULL = 'full:';
const EMPTY = 'empty:';
/** Marked to regenerate everything, which is no statement about a list. */
const OF_ALL: ReadonlySet<string> = new Set(['pages', 'menu', 'dictionaries']);

/** As in lib/base/cache.ts. */
const LISTS = 'lists';
const ARTICLE = 'article:';

/** An empty list is believed this long after the first look, in milliseconds. */
export const SECOND_LOOK_MS = 10 * 60 * 1000;
/** Until then it is looked at again at this interval. */
export const LOOK_AGAIN_MS = 10 * 1000;

/** The tag of a list, by a digest of its request. */
export const listTag = (digest: string, isEmpty: boolean): string => (isEmpty ? EMPTY : FULL) + digest;

/** Whether a list had entries by the tags of the earlier version, and has none by those of the new one. */
export const isEmptied = (before: readonly string[], now: readonly string[]): boolean =>
  now.some((tag) => tag.startsWith(EMPTY) && before.includes(FULL + tag.slice(EMPTY.length)));

/**
 * The tags by which a publication reports changed lists. The tag of an article stands for the page that is about it,
 * not for the lists that contain it.
 */
export const tagsOfNews = (tags: readonly string[]): string[] =>
  tags.filter((tag) => !OF_ALL.has(tag) && !(tags.includes(LISTS) && tag.startsWith(ARTICLE)));
