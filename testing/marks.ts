import { setProcessState } from '@/lib/runtime/process-state';
import type { TagMarks } from '@/server/pages/marks';
import { emptyPages } from './pages';

/** For tests: publications without a page store. */
const marks = new Map<string, number>();

const newest = (tags: readonly string[]): number => Math.max(0, ...tags.map((tag) => marks.get(tag) ?? 0));

/** The same publications as a store of the test sees them. */
export const testMarks: TagMarks = {
  newest,
  after: (tags, at) => newest(tags) >= at,
  mark: async (tags) => publish(...tags),
};

/** Marks these tags now, as a publication in any process of the site does. */
export function publish(...tags: string[]): void {
  for (const tag of tags) marks.set(tag, Date.now());
  setProcessState('pages', emptyPages({ store: { newestMark: newest } }));
}

/** No publication has happened. */
export function forgetPublications(): void {
  marks.clear();
  setProcessState('pages', undefined);
}
