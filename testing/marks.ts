import { setProcessState } from '@/lib/runtime/process-state';
import { emptyPages } from './pages';

/** For tests: publications without a page store. */
const marks = new Map<string, number>();

const newestMark = (tags: readonly string[]): number =>
  Math.max(0, ...tags.map((tag) => marks.get(tag) ?? 0));

/** Invalidates these tags now, as a publication in any process of the site does. */
export function publish(...tags: string[]): void {
  for (const tag of tags) marks.set(tag, Date.now());
  setProcessState('pages', emptyPages({ store: { newestMark } }));
}

/** Resets all invalidations. */
export function forgetPublications(): void {
  marks.clear();
  setProcessState('pages', undefined);
}
