import type { BirpcReturn } from 'birpc';
import type { VisitorCounts } from '@/lib/gate/rate-limits';
import type { EntryStore } from '@/lib/runtime/entries';
import type { PageStore } from '@/lib/runtime/pages';
import type { Mark } from '../pages/marks';
import type { MainFunctions, RendererFunctions } from './contract';

/** The main thread, as the renderer calls it. */
export type Main = BirpcReturn<MainFunctions, RendererFunctions>;

/** A copy of the invalidations, since pages ask for them without waiting. */
export function copiedMarks() {
  const times = new Map<string, number>();
  return {
    take(marks: readonly Mark[]): void {
      for (const [tag, at] of marks) times.set(tag, Math.max(at, times.get(tag) ?? 0));
    },
    newest: (tags: readonly string[]): number => Math.max(0, ...tags.map((tag) => times.get(tag) ?? 0)),
  };
}

/** The page store of the main thread. */
export const remotePages = (main: Main, newestMark: PageStore['newestMark']): PageStore => ({
  get: (key) => main['pages.get'](key),
  set: (key, value, lifetime) => main['pages.set'](key, value, lifetime),
  postpone: (key, seconds) => main['pages.postpone'](key, seconds),
  has: (key) => main['pages.has'](key),
  peek: (key) => main['pages.peek'](key),
  withdraw: (key, value) => main['pages.withdraw'](key, value),
  mark: (tags) => main['pages.mark'](tags),
  newestMark,
});

/** The generated files of the main thread. */
export const remoteFiles = (main: Main, isShared: boolean): EntryStore => ({
  isShared,
  peek: (key) => main['files.peek'](key),
  peekShared: (key) => main['files.peekShared'](key),
  read: (key) => main['files.read'](key),
  write: (key, entry) => main['files.write'](key, entry),
  withdraw: (key, tags) => main['files.withdraw'](key, tags),
  claim: (key) => main['files.claim'](key),
});

/** The snapshots of the main thread. */
export const remoteSnapshots = (main: Main, isShared: boolean): EntryStore => ({
  isShared,
  peek: (key) => main['snapshots.peek'](key),
  peekShared: (key) => main['snapshots.peekShared'](key),
  read: (key) => main['snapshots.read'](key),
  write: (key, entry) => main['snapshots.write'](key, entry),
  withdraw: (key, tags) => main['snapshots.withdraw'](key, tags),
  claim: (key) => main['snapshots.claim'](key),
});

/** The counts of visitors' requests in the main thread. */
export const remoteCounts = (main: Main): VisitorCounts => ({
  take: (rate, visitor) => main['visitors.take'](rate, visitor),
  giveBack: (rate, visitor) => main['visitors.giveBack'](rate, visitor),
});
