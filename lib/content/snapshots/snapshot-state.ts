import 'server-only';
import { joinRunning, type Running } from '@/lib/base/join-running';
import { processState } from '@/lib/runtime/process-state';
import { hasOthers, readSharedSnapshot, readSnapshot, type StoredSnapshot } from './snapshot-store';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    sharedSnapshots: SharedSnapshots;
  }
}

export interface Snapshot extends StoredSnapshot {
  /** No refresh before this time, after one has failed. */
  pauseUntil: number;
  /** Marked as stale because of an HTTP error. */
  expired?: boolean;
}

/** The rows that all pages share, by name. */
interface SharedSnapshots {
  snapshots: Map<string, Snapshot>;
  loading: Running<unknown[]>;
  /** Lookups of snapshots of other processes that are under way. */
  adopting: Running<boolean>;
  /** First lookups in the store that are under way. */
  looking: Running<StoredSnapshot | null>;
  /** When snapshots were last marked as stale because of an HTTP error. */
  expiredAt: number;
}

/** What this process knows about each snapshot, by name. */
export const snapshotState = processState('sharedSnapshots', () => ({
  snapshots: new Map(),
  loading: new Map(),
  adopting: new Map(),
  looking: new Map(),
  expiredAt: Number.NEGATIVE_INFINITY,
}));
const { snapshots, adopting, looking } = snapshotState;

async function takeShared(name: string): Promise<boolean> {
  const snapshot = await readSharedSnapshot(name);
  if (!snapshot || snapshot.at <= (snapshots.get(name)?.at ?? 0)) return false;
  snapshots.set(name, { ...snapshot, pauseUntil: 0 });
  return true;
}

/** Takes the snapshot of another process if it is up to date and newer than ours; false if there is none. */
export const adopt = (name: string): Promise<boolean> => joinRunning(adopting, name, () => takeShared(name));

async function lookIntoStore(name: string): Promise<StoredSnapshot | null> {
  if (hasOthers()) await adopt(name);
  return snapshots.has(name) ? null : readSnapshot(name);
}

/**
 * For a process without a snapshot: takes that of another process if it is up to date, else returns the stored
 * one or null. Concurrent lookups of one name are coalesced.
 */
export const firstLook = (name: string): Promise<StoredSnapshot | null> =>
  joinRunning(looking, name, () => lookIntoStore(name));
