import 'server-only';
import type { FoundEntry } from '@/lib/runtime/entries';
import { log } from '@/lib/runtime/log';
import { peekProcessState } from '@/lib/runtime/process-state';

export interface StoredSnapshot {
  /** When it was loaded, in milliseconds since the epoch. */
  at: number;
  rows: unknown[];
}

const keyOf = (name: string): string => `snapshot:${name}`;

/** The snapshot in an entry; one without rows is dropped with a warning (DT-03). */
async function snapshotOf(
  name: string,
  entry: FoundEntry | null | undefined,
): Promise<StoredSnapshot | null> {
  if (!entry) return null;
  const { at, value } = entry;
  if (Array.isArray(value) && value.length > 0) return { at, rows: value };
  log.warn({ what: name }, 'the stored snapshot holds no rows and is dropped');
  await peekProcessState('snapshots')?.withdraw(keyOf(name), []);
  return null;
}

/** The last good snapshot of this or an earlier run, or of another process if that is newer; else null. */
export async function readSnapshot(name: string): Promise<StoredSnapshot | null> {
  return snapshotOf(name, await peekProcessState('snapshots')?.read(keyOf(name)));
}

/** Whether other processes may have snapshots to offer. */
export const hasOthers = (): boolean => peekProcessState('snapshots')?.isShared ?? false;

/** The snapshot that processes share, unless it is older than its lifetime or a publication. */
export async function readSharedSnapshot(name: string): Promise<StoredSnapshot | null> {
  const entry = await peekProcessState('snapshots')?.peekShared(keyOf(name));
  return entry?.state === 'fresh' ? snapshotOf(name, entry) : null;
}

interface Stored extends StoredSnapshot {
  /** Cache tag by which a publication invalidates it. */
  tag: string;
  lifetimeMs: number;
}

/** Stores a snapshot for the next run and other processes, in the background; failures do not affect visitors. */
export function writeSnapshot(name: string, { at, rows, tag, lifetimeMs }: Stored): void {
  const entry = { value: rows, tags: [tag], at, freshUntil: at + lifetimeMs };
  void peekProcessState('snapshots')?.write(keyOf(name), entry);
}
