import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { unstable_cache } from 'next/cache';
import { LIFETIMES, TAGS } from '@/lib/base/cache';
import type { ListCut } from '@/lib/model/page';
import { listTag } from './emptied';
import { onList } from './list-answers';
import { processState } from './process-state';

declare module './process-state' {
  interface ProcessState {
    pageNotes: AsyncLocalStorage<PageNotes>;
  }
}

/** What loaders note about the page or file they load for. */
export interface PageNotes {
  tags: Set<string>;
  /** Longest time that the page may be fresh, in seconds. */
  lifetime: number;
  /** The longest list that the page does not show in full; null when every list is complete. */
  cut: ListCut | null;
}

const current = processState('pageNotes', () => new AsyncLocalStorage());

/** Adds cache tags to the page or file that is being rendered; outside of a rendering it does nothing. */
export function noteTags(...tags: string[]): void {
  for (const tag of tags) current.getStore()?.tags.add(tag);
}

/** Notes for each list that is read whether it has entries; `digest` identifies its request. */
onList((digest, isEmpty) => noteTags(listTag(digest, isEmpty)));

/** Limits how many seconds the current page or file is fresh; at least one. */
export function noteLifetime(seconds: number): void {
  const notes = current.getStore();
  if (notes) notes.lifetime = Math.max(1, Math.min(notes.lifetime, Math.ceil(seconds)));
}

/** Notes that the current page lacks a block because the back office failed. */
export function notePartial(): void {
  noteTags(TAGS.partial);
  noteLifetime(LIFETIMES.partial);
}

/** Notes that a list of the current page was cut off, so that the page can say so. */
export function noteCut(cut: ListCut): void {
  const notes = current.getStore();
  if (notes && cut.total > (notes.cut?.total ?? 0)) notes.cut = cut;
}

/** Runs a loader and collects its notes and those of everything it calls. */
export async function collectNotes<T>(load: () => Promise<T>): Promise<{ result: T; notes: PageNotes }> {
  const made = TAGS.made(Date.now());
  const tags = new Set([made, TAGS.pages, TAGS.menu, TAGS.dictionaries]);
  const notes: PageNotes = { tags, lifetime: LIFETIMES.page, cut: null };
  return { result: await current.run(notes, load), notes };
}

/** Most tags that the framework accepts in one call. */
const TAGS_AT_ONCE = 100;

/**
 * Hands the notes to the framework, which passes them to the page store. Its only channel for tags and lifetimes of
 * data that it did not fetch itself is a cached function; this one returns nothing.
 */
export async function declareNotes({ tags, lifetime }: Pick<PageNotes, 'tags' | 'lifetime'>): Promise<void> {
  const all = [...tags];
  for (let at = 0; at < all.length; at += TAGS_AT_ONCE) {
    const some = all.slice(at, at + TAGS_AT_ONCE);
    await unstable_cache(async () => null, ['page-notes'], { tags: some, revalidate: lifetime })();
  }
}
