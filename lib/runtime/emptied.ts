/**
 * Loaders say of every list that they read whether it had entries, by a tag of its question (lib/content/page-notes.ts).
 * A list that had some and has none any more may be an editor's work, or a back office that has lost them all.
 */
const FULL = 'full:';
const EMPTY = 'empty:';
/** Marked when all is to be drawn anew, which says nothing of a list. */
const OF_ALL: ReadonlySet<string> = new Set(['pages', 'menu', 'dictionaries']);

/** As lib/cache.ts has them. */
const LISTS = 'lists';
const ARTICLE = 'article:';

/** An empty list is believed this long after the first look, in milliseconds. */
export const SECOND_LOOK_MS = 10 * 60 * 1000;
/** Until then it is looked at again at this interval. */
export const LOOK_AGAIN_MS = 10 * 1000;

/** The tag of a list, by a digest of its question. */
export const listTag = (digest: string, isEmpty: boolean): string => (isEmpty ? EMPTY : FULL) + digest;

/** Whether a list of what was made before is empty in what was made now; both are told by their tags. */
export const isEmptied = (before: readonly string[], now: readonly string[]): boolean =>
  now.some((tag) => tag.startsWith(EMPTY) && before.includes(FULL + tag.slice(EMPTY.length)));

/**
 * The tags by which a publication says that lists have changed. That of an article speaks of the page that is about it,
 * not of the lists that name it among others.
 */
export const tagsOfNews = (tags: readonly string[]): string[] =>
  tags.filter((tag) => !OF_ALL.has(tag) && !(tags.includes(LISTS) && tag.startsWith(ARTICLE)));
