import type { BirpcReturn } from 'birpc';
import type { VisitorCounts } from '@/lib/gate/rate-limits';
import type { EntryStore } from '@/lib/runtime/entries';
import type { PageStore } from '@/lib/runtime/pages';
import type { EntryPart, MainFunctions, RendererFunctions } from './contract';

/** The main thread, as the renderer calls it. */
export type Main = BirpcReturn<MainFunctions, RendererFunctions>;

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

/** The generated files or the snapshots of the main thread. */
export const remoteEntries = (main: Main, part: EntryPart, isShared: boolean): EntryStore => ({
  isShared,
  peek: (key) => main['entries.peek'](part, key),
  peekShared: (key) => main['entries.peekShared'](part, key),
  read: (key) => main['entries.read'](part, key),
  write: (key, entry) => main['entries.write'](part, key, entry),
  withdraw: (key, tags) => main['entries.withdraw'](part, key, tags),
  claim: (key) => main['entries.claim'](part, key),
});

/** The counts of visitors' requests in the main thread. */
export const remoteCounts = (main: Main): VisitorCounts => ({
  take: (rate, visitor) => main['visitors.take'](rate, visitor),
  giveBack: (rate, visitor) => main['visitors.giveBack'](rate, visitor),
});
