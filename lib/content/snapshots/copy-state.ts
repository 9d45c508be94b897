import 'server-only';
import { processState } from '@/lib/runtime/process-state';
import { hasOthers, readCopy, readSharedCopy, type StoredCopy } from './copy-store';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    sharedCopies: SharedCopies;
  }
}

export interface Copy extends StoredCopy {
  /** After a failed refresh the next one waits until then. */
  pauseUntil: number;
  /** Marked as stale because of an HTTP error. */
  expired?: boolean;
}

/** The rows that all pages share, by name. */
interface SharedCopies {
  copies: Map<string, Copy>;
  loading: Map<string, Promise<unknown[]>>;
  /** Looks for copies of other processes that are under way. */
  adopting: Map<string, Promise<boolean>>;
  /** First looks into the store that are under way. */
  looking: Map<string, Promise<StoredCopy | null>>;
  /** When copies were last marked as stale because of an HTTP error. */
  expiredAt: number;
}

export const copyState = processState('sharedCopies', () => ({
  copies: new Map(),
  loading: new Map(),
  adopting: new Map(),
  looking: new Map(),
  expiredAt: Number.NEGATIVE_INFINITY,
}));
const { copies, adopting, looking } = copyState;

async function takeShared(name: string): Promise<boolean> {
  try {
    const copy = await readSharedCopy(name);
    if (!copy || copy.at <= (copies.get(name)?.at ?? 0)) return false;
    copies.set(name, { ...copy, pauseUntil: 0 });
    return true;
  } finally {
    adopting.delete(name);
  }
}

/** Takes the copy of another process where that is up to date and newer than ours; false without one. */
export function adopt(name: string): Promise<boolean> {
  const running = adopting.get(name) ?? takeShared(name);
  adopting.set(name, running);
  return running;
}

async function lookIntoStore(name: string): Promise<StoredCopy | null> {
  try {
    if (hasOthers()) await adopt(name);
    return copies.has(name) ? null : await readCopy(name);
  } finally {
    looking.delete(name);
  }
}

/**
 * For a process without a copy: takes that of another process where it is up to date, else answers the stored one, or
 * null. Concurrent lookups of one name are coalesced.
 */
export function firstLook(name: string): Promise<StoredCopy | null> {
  const running = looking.get(name) ?? lookIntoStore(name);
  looking.set(name, running);
  return running;
}
