import { TAGS } from '@/lib/base/cache';

/**
 * Every list that is read is noted as full or empty by a cache tag (lib/runtime/page-notes.ts). A list that
 * has lost all its entries may have been emptied by an editor, or the back office may have lost its data.
 */
const FULL = 'full:';
const EMPTY = 'empty:';
/** Tags marked to regenerate everything, which says nothing about a particular list. */
const OF_ALL: ReadonlySet<string> = new Set([TAGS.pages, TAGS.menu, TAGS.dictionaries]);

/** An emptied list is believed if it is still empty after this time. */
export const SECOND_LOOK_MS = 10 * 60 * 1000;
/** Until then it is checked again at this interval. */
export const LOOK_AGAIN_MS = 10 * 1000;

/** The tag of a full or an empty list, by a digest of its request. */
export const listTag = (digest: string, isEmpty: boolean): string => (isEmpty ? EMPTY : FULL) + digest;

/** Whether, by their tags, a list had entries in the earlier version and has none in the new one. */
export const isEmptied = (before: readonly string[], now: readonly string[]): boolean =>
  now.some((tag) => tag.startsWith(EMPTY) && before.includes(FULL + tag.slice(EMPTY.length)));

/**
 * The tags by which a publication reports changed lists. The tag of an article stands for the page that is about it,
 * not for the lists that contain it.
 */
export const tagsOfNews = (tags: readonly string[]): string[] =>
  tags.filter((tag) => !OF_ALL.has(tag) && !(tags.includes(TAGS.lists) && tag.startsWith(TAGS.article(''))));
