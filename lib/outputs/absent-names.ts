import { LRUCache } from 'lru-cache';
import { TAGS } from '@/lib/base/cache';
import { newestMark } from '@/lib/runtime/marks';
import { processState } from '@/lib/runtime/process-state';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    absentNames: LRUCache<string, Absence>;
  }
}

/** When and in which data a file was not found. */
interface Absence {
  at: number;
  tags: readonly string[];
}

const MAX_NAMES = 10_000;
const REMEMBERED_MS = 60_000;

const names = processState('absentNames', () => new LRUCache({ max: MAX_NAMES }));

/** Remembers for a minute, or until a publication, that there is no file of this name. `at`: when it was requested. */
export function noteAbsent(key: string, tags: readonly string[], at: number): void {
  names.set(key, { at, tags: [TAGS.pages, TAGS.menu, TAGS.lists, ...tags] });
}

/** Whether there was no file of this name within the last minute, and nothing was published since. */
export function isAbsent(key: string): boolean {
  const found = names.get(key);
  if (found && Date.now() - found.at < REMEMBERED_MS && newestMark(found.tags) < found.at) return true;
  names.delete(key);
  return false;
}
