import 'server-only';
import { LIFETIMES } from '@/lib/base/cache';
import { joinRunning } from '@/lib/base/join-running';
import { OwsError, unsentError } from '@/lib/base/ows-error';
import { beforeDeadline, deadlineOf, type TimeBudget } from '@/lib/ows/resilience/deadline';
import { onHttpError } from '@/lib/ows/resilience/upstream-fault';
import { env } from '@/lib/runtime/env';
import { log, problem } from '@/lib/runtime/log';
import { newestMark } from '@/lib/runtime/marks';
import { metrics } from '@/lib/runtime/metrics';
import { noteLifetime } from '@/lib/runtime/page-notes';
import { deadlineIn } from '@/lib/runtime/running-time';
import { inTime } from '../in-time';
import { adopt, firstLook, type Snapshot, snapshotState } from './snapshot-state';
import { hasOthers, readSnapshot, type StoredSnapshot, writeSnapshot } from './snapshot-store';

/** How long a loaded menu proves that an empty answer really means that there is nothing. */
const CONFIRM_MS = 2000;

/** Pause between two reloads of menu and dictionaries because of HTTP errors (CL-07). */
export const EXPIRE_PAUSE_MS = 60_000;

/** Pause after a failed refresh of menu or dictionaries. */
export const RETRY_PAUSE_MS = 15_000;

const { snapshots, loading, adopting } = snapshotState;

interface SharedLoad<T> {
  name: string;
  /** Cache tag by which a publication invalidates it. */
  tag: string;
  lifetimeMs: number;
  /** Texts that pages can do without: after a publication pages wait for them less long than for the menu. */
  isSecondary?: boolean;
  load: (budget: TimeBudget) => Promise<T[]>;
}

async function loadAnew<T>(source: SharedLoad<T>, budget: TimeBudget): Promise<T[]> {
  const { name, tag, lifetimeMs, load } = source;
  const at = Date.now();
  try {
    const rows = await load(budget);
    // A menu or dictionary that is suddenly empty is a fault of the back office, not news.
    if (rows.length === 0) throw new OwsError('malformed', `${name} is empty`, { code: 200 });
    snapshots.set(name, { at, rows, pauseUntil: 0 });
    writeSnapshot(name, { at, rows, tag, lifetimeMs });
    return rows;
  } catch (error) {
    const current = snapshots.get(name);
    if (current) current.pauseUntil = Date.now() + RETRY_PAUSE_MS;
    throw error;
  }
}

/** Loads the rows; concurrent loads are coalesced. */
const refresh = <T>(source: SharedLoad<T>, budget: TimeBudget): Promise<T[]> =>
  joinRunning(loading, source.name, () => loadAnew(source, budget)) as Promise<T[]>;

/** The first load of a process without a stored snapshot: every page waits for it until its own deadline. */
const loadFirst = <T>(source: SharedLoad<T>): Promise<T[]> =>
  beforeDeadline(deadlineOf('page'), refresh(source, 'page'));

/** The first load of a process with a stored snapshot, which serves when the load fails or takes too long. */
async function loadOrStored<T>(source: SharedLoad<T>, stored: StoredSnapshot): Promise<T[]> {
  try {
    return await inTime(refresh(source, 'call'));
  } catch (error) {
    metrics.fallbacks.inc({ what: source.name, kind: 'disk' });
    log.warn({ what: source.name, ...problem(error) }, 'could not be loaded, its stored snapshot serves');
    if (!snapshots.has(source.name))
      snapshots.set(source.name, { ...stored, pauseUntil: Date.now() + RETRY_PAUSE_MS });
    return stored.rows as T[];
  }
}

/** Refreshes a snapshot; one that was marked as stale by an HTTP error must come from the back office itself. */
async function adoptOrRefresh<T>(source: SharedLoad<T>, { expired }: Snapshot): Promise<void> {
  if (!expired && hasOthers() && (await adopt(source.name))) return;
  await refresh(source, 'call');
}

function refreshBehind<T>(source: SharedLoad<T>, current: Snapshot): void {
  adoptOrRefresh(source, current).catch((error: unknown) => {
    metrics.fallbacks.inc({ what: source.name, kind: 'memory' });
    log.warn(
      { what: source.name, ...problem(error) },
      'could not be refreshed, its snapshot goes on serving',
    );
  });
}

const isMarked = <T>({ tag }: SharedLoad<T>, { at }: StoredSnapshot): boolean => newestMark([tag]) >= at;

/** After a publication pages wait for the new rows; those of a load that began before it do not count. */
async function renew<T>(source: SharedLoad<T>, current: Snapshot): Promise<void> {
  if (hasOthers() && (await adopt(source.name))) return;
  const requestedAt = Date.now();
  // Half the time of an optional block, so that the old texts are used before the block is given up.
  const deadline = source.isSecondary ? deadlineIn(env().timeoutMs.secondary / 2) : deadlineOf('page');
  await beforeDeadline(deadline, refresh(source, 'page'));
  if ((snapshots.get(source.name) ?? current).at < Math.min(requestedAt, newestMark([source.tag]))) {
    await beforeDeadline(deadline, refresh(source, 'page'));
  }
}

/** The rows after a publication; a page that has to use the old ones is soon rendered again. */
async function renewedRows<T>(source: SharedLoad<T>, current: Snapshot): Promise<T[]> {
  try {
    if (Date.now() < current.pauseUntil) throw unsentError('it could not be loaded just now');
    await renew(source, current);
  } catch (error) {
    noteLifetime(LIFETIMES.partial);
    metrics.fallbacks.inc({ what: source.name, kind: 'memory' });
    log.warn(
      { what: source.name, ...problem(error) },
      'could not be loaded after a publication, its snapshot serves',
    );
  }
  return (snapshots.get(source.name) ?? current).rows as T[];
}

/** At start: the rows of another process, else of the back office, else the snapshot of an earlier run. */
async function firstRows<T>(source: SharedLoad<T>): Promise<T[]> {
  const stored = await firstLook(source.name);
  const current = snapshots.get(source.name);
  if (current) return current.rows as T[];
  return stored ? loadOrStored(source, stored) : loadFirst(source);
}

/**
 * The rows that all pages share (menu, dictionaries): loaded once, reused for their lifetime, then refreshed in the
 * background while visitors get the current snapshot, however old, even that of an earlier run (DT-01, DT-02).
 * Rejects only when there is no snapshot at all.
 */
export async function sharedSnapshot<T>(source: SharedLoad<T>): Promise<T[]> {
  const current = snapshots.get(source.name);
  if (!current) return firstRows(source);
  if (isMarked(source, current)) return renewedRows(source, current);
  const now = Date.now();
  const isOld = current.expired || now - current.at > source.lifetimeMs;
  const isDue = isOld && now >= current.pauseUntil;
  if (isDue && !loading.has(source.name) && !adopting.has(source.name)) refreshBehind(source, current);
  return current.rows as T[];
}

/**
 * Rejects unless the rows came from the back office just now (within CONFIRM_MS), whatever snapshots there are; loads them
 * where they did not. Concurrent loads are coalesced.
 */
export async function confirmSnapshot<T>(source: SharedLoad<T>): Promise<void> {
  const current = snapshots.get(source.name);
  const now = Date.now();
  if (current && !current.expired && now - current.at < CONFIRM_MS) return;
  if (current && now < current.pauseUntil)
    throw new OwsError('malformed', `${source.name} could not be loaded just now`, { code: 200 });
  await beforeDeadline(deadlineOf('page'), refresh(source, 'page'));
}

/**
 * Lets the next request reload everything in the background, after an HTTP error of a call (CL-07). Consecutive
 * errors cause one reload a minute: a failing back office must not receive more calls for it.
 */
export function expireSharedSnapshots(): void {
  const now = Date.now();
  if (now - snapshotState.expiredAt < EXPIRE_PAUSE_MS) return;
  snapshotState.expiredAt = now;
  for (const snapshot of snapshots.values()) snapshot.expired = true;
}

onHttpError(expireSharedSnapshots);

/** Whether this process has a snapshot of these rows, from this run or an earlier one. */
export async function hasSharedSnapshot(name: string): Promise<boolean> {
  return snapshots.has(name) || (await readSnapshot(name)) !== null;
}
