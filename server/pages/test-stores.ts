import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntryStore } from '@/lib/runtime/entries';
import { log } from '@/lib/runtime/log';
import { newestMark } from '@/lib/runtime/marks';
import { setProcessState } from '@/lib/runtime/process-state';
import type { TagMarks } from './marks';
import { openEntries } from './open-store';

/**
 * For tests: the real stores of files and snapshots, in a folder of the test; they follow the test's
 * publications.
 */
const MARKS: TagMarks = {
  version: 0,
  newest: newestMark,
  after: (tags, at) => newestMark(tags) >= at,
  mark: async () => undefined,
  follow: () => undefined,
};

const PLACE = mkdtempSync(join(tmpdir(), 'stores-'));
const STANDARD = { place: PLACE, memoryBytes: 1e8, diskBytes: 1e8 };

const current = { run: 0, writes: new Set<Promise<unknown>>(), options: STANDARD };

const folderOf = (name: string): string => join(current.options.place, String(current.run), name);

/** A store that opens its folder at its first use, so that tests need not wait for it. */
function openLater(folder: string): EntryStore {
  const { options, writes } = current;
  let opened: Promise<EntryStore> | undefined;
  const store = () => {
    opened ??= openEntries({ ...options, folder, marks: MARKS, log, now: () => Date.now() });
    return opened;
  };
  const noted = <T>(write: Promise<T>): Promise<T> => {
    writes.add(write);
    return write.finally(() => writes.delete(write));
  };
  return {
    isShared: false,
    peek: async (key) => (await store()).peek(key),
    peekShared: async (key) => (await store()).peekShared(key),
    read: async (key) => (await store()).read(key),
    write: (key, entry) => noted(store().then((opened) => opened.write(key, entry))),
    withdraw: (key, tags) => noted(store().then((opened) => opened.withdraw(key, tags))),
    claim: async (key) => (await store()).claim(key),
  };
}

/** Opens the stores as a new process on the same disk would. */
export function openStoresAgain(): void {
  setProcessState('files', openLater(folderOf('files')));
  setProcessState('snapshots', openLater(folderOf('snapshots')));
}

/**
 * Opens the stores of a fresh installation, in another folder or with other bounds where the test says so.
 */
export function openStoresAnew(options: Partial<typeof STANDARD> = {}): void {
  current.run += 1;
  current.options = { ...STANDARD, ...options };
  openStoresAgain();
}

/** Resolves when all background writes are on disk. */
export async function written(): Promise<void> {
  while (current.writes.size > 0) await Promise.allSettled(current.writes);
}

/** The snapshot files that a next run would find. */
export function storedFiles(): string[] {
  const folder = folderOf('snapshots');
  return readdirSync(folder).map((name) => join(folder, name));
}
