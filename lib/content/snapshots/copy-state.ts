import 'server-only';
import { joinRunning, type Running } from '@/lib/base/join-running';
import { processState } from '@/lib/runtime/process-state';
import { hasOthers, readCopy, readSharedCopy, type StoredCopy } from './copy-store';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    sharedCopies: SharedCopies;
  }
}

export interface Copy extends StoredCopy {
  /** No refresh before this time, after one has failed. */
  pauseUntil: number;
  /** Marked as stale because of an HTTP error. */
  expired?: boolean;
}

/** The rows that all pages share, by name. */
interface SharedCopies {
  copies: Map<string, Copy>;
  loading: Running<unknown[]>;
  /** Lookups of copies of other processes that are under way. */
  adopting: Running<boolean>;
  /** First lookups in the store that are under way. */
  looking: Running<StoredCopy | null>;
  /** When copies were last marked as stale because of an HTTP error. */
  expiredAt: number;
}

/** What this process knows about each snapshot, by name. */
export const copyState = processState('sharedCopies', () => ({
  copies: new Map(),
  loading: new Map(),
  adopting: new Map(),
  looking: new Map(),
  expiredAt: Number.NEGATIVE_INFINITY,
}));
const { copies, adopting, looking } = copyState;

async function takeShared(name: string): Promise<boolean> {
  const copy = await readSharedCopy(name);
  if (!copy || copy.at <= (copies.get(name)?.at ?? 0)) return false;
  copies.set(name, { ...copy, pauseUntil: 0 });
  return true;
}

/** Takes the copy of another process if it is up to date and newer than ours; false if there is none. */
export const adopt = (name: string): Promise<boolean> => joinRunning(adopting, name, () => takeShared(name));

async function lookIntoStore(name: string): Promise<StoredCopy | null> {
  if (hasOthers()) await adopt(name);
  return copies.has(name) ? null : readCopy(name);
}

/**
 * For a process without a copy: takes that of another process if it is up to date, else returns the stored
 * one or null. Concurrent lookups of one name are coalesced.
 */
export const firstLook = (name: string): Promise<StoredCopy | null> =>
  joinRunning(looking, name, () => lookIntoStore(name));
