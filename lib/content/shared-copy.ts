import 'server-only';
import { LIFETIMES } from '../cache';
import { CONFIRM_MS, EXPIRE_PAUSE_MS, RETRY_PAUSE_MS } from '../constants';
import { env } from '../env';
import { log, problem } from '../log';
import { metrics } from '../metrics';
import { OwsError, unsentError } from '../ows/errors';
import { onHttpError } from '../ows/health';
import { deadlineOf, type Patience, until } from '../ows/patience';
import { processWide } from '../process-wide';
import { newestMark } from '../publishing/marks';
import { readCopy, type StoredCopy, writeCopy } from './copy-store';
import { noteLifetime } from './page-notes';

interface Copy extends StoredCopy {
  /** After a failed refresh the next one waits until then. */
  pauseUntil: number;
  /** Said to be old because of an HTTP error. */
  expired?: boolean;
}

interface Shelf {
  copies: Map<string, Copy>;
  loading: Map<string, Promise<unknown[]>>;
  /** When copies were last said to be old because of an HTTP error. */
  expiredAt: number;
}

const shelf = processWide(
  'sharedCopies',
  (): Shelf => ({ copies: new Map(), loading: new Map(), expiredAt: Number.NEGATIVE_INFINITY }),
);
const { copies, loading } = shelf;

interface SharedLoad<T> {
  name: string;
  /** What a publication names it by. */
  tag: string;
  lifetimeMs: number;
  /** Words that pages can do without for a moment: after a publication they are not waited for as long as the menu. */
  isSecondary?: boolean;
  load: (patience: Patience) => Promise<T[]>;
}

async function loadAnew<T>({ name, load }: SharedLoad<T>, patience: Patience): Promise<T[]> {
  const at = Date.now();
  try {
    const rows = await load(patience);
    // A menu or dictionary that is suddenly empty is a fault of the back office, not news.
    if (rows.length === 0) throw new OwsError('malformed', 200, `${name} is empty`);
    const copy = { at, rows };
    copies.set(name, { ...copy, pauseUntil: 0 });
    writeCopy(name, copy);
    return rows;
  } catch (error) {
    const known = copies.get(name);
    if (known) known.pauseUntil = Date.now() + RETRY_PAUSE_MS;
    throw error;
  } finally {
    loading.delete(name);
  }
}

/** Equal loads under way are one. */
function refresh<T>(wish: SharedLoad<T>, patience: Patience): Promise<T[]> {
  const running = loading.get(wish.name);
  if (running) return running as Promise<T[]>;
  const started = loadAnew(wish, patience);
  loading.set(wish.name, started);
  return started;
}

/** The first load of a process without a copy of an earlier one: every page waits for it, as long as pages may. */
const loadFirst = <T>(wish: SharedLoad<T>): Promise<T[]> => until(deadlineOf('page'), refresh(wish, 'page'));

/** The first load of a process that has a copy of an earlier one, which serves when the load fails or takes long. */
async function loadOrStored<T>(wish: SharedLoad<T>, stored: StoredCopy): Promise<T[]> {
  try {
    return await until(Date.now() + env().patienceMs.secondary, refresh(wish, 'call'));
  } catch (error) {
    metrics.fallbacks.inc({ what: wish.name, kind: 'disk' });
    log.warn({ what: wish.name, ...problem(error) }, 'could not be loaded, its stored copy serves');
    if (!copies.has(wish.name)) copies.set(wish.name, { ...stored, pauseUntil: Date.now() + RETRY_PAUSE_MS });
    return stored.rows as T[];
  }
}

function refreshBehind<T>(wish: SharedLoad<T>): void {
  refresh(wish, 'call').catch((error: unknown) => {
    metrics.fallbacks.inc({ what: wish.name, kind: 'memory' });
    log.warn({ what: wish.name, ...problem(error) }, 'could not be refreshed, its copy goes on serving');
  });
}

const isMarked = <T>({ tag }: SharedLoad<T>, { at }: StoredCopy): boolean => newestMark([tag]) >= at;

/** After a publication pages wait for the new rows, which may not be those of a load that had begun before. */
async function renew<T>(wish: SharedLoad<T>, known: Copy): Promise<void> {
  const asked = Date.now();
  // Half of what a block is waited for: whoever gives up first takes the built-in words.
  const deadline = wish.isSecondary ? asked + env().patienceMs.secondary / 2 : deadlineOf('page');
  await until(deadline, refresh(wish, 'page'));
  if ((copies.get(wish.name) ?? known).at < Math.min(asked, newestMark([wish.tag]))) {
    await until(deadline, refresh(wish, 'page'));
  }
}

/** The rows after a publication; a page that must do with the old ones is soon drawn again. */
async function renewedRows<T>(wish: SharedLoad<T>, known: Copy): Promise<T[]> {
  try {
    if (Date.now() < known.pauseUntil) throw unsentError('it could not be loaded just now');
    await renew(wish, known);
  } catch (error) {
    noteLifetime(LIFETIMES.partial);
    metrics.fallbacks.inc({ what: wish.name, kind: 'memory' });
    log.warn(
      { what: wish.name, ...problem(error) },
      'could not be loaded after a publication, its copy serves',
    );
  }
  return (copies.get(wish.name) ?? known).rows as T[];
}

/**
 * The rows that all pages share (menu, dictionaries): loaded once, reused for their lifetime, then refreshed in the
 * background while visitors go on with the copy at hand, however old, also one of an earlier run (DT-01, DT-02).
 * Rejects only when there is no copy at all.
 */
export async function sharedCopy<T>(wish: SharedLoad<T>): Promise<T[]> {
  const known = copies.get(wish.name);
  if (!known) {
    const stored = readCopy(wish.name);
    return stored ? loadOrStored(wish, stored) : loadFirst(wish);
  }
  if (isMarked(wish, known)) return renewedRows(wish, known);
  const now = Date.now();
  const isOld = known.expired || now - known.at > wish.lifetimeMs;
  const isDue = isOld && now >= known.pauseUntil;
  if (isDue && !loading.has(wish.name)) refreshBehind(wish);
  return known.rows as T[];
}

/**
 * Rejects unless the rows came from the back office just now (within CONFIRM_MS), whatever copies there are; asks anew
 * where that is not known. Equal questions at one time are one.
 */
export async function confirmCopy<T>(wish: SharedLoad<T>): Promise<void> {
  const known = copies.get(wish.name);
  const now = Date.now();
  if (known && !known.expired && now - known.at < CONFIRM_MS) return;
  if (known && now < known.pauseUntil)
    throw new OwsError('malformed', 200, `${wish.name} could not be loaded just now`);
  await until(deadlineOf('page'), refresh(wish, 'page'));
}

/**
 * Lets the next request load everything anew, after an HTTP error of a call (CL-07). Nobody waits for that load, and
 * errors in a row make it happen once in a minute, not once each: whoever is ill is not asked more often for it.
 */
export function expireSharedCopies(): void {
  const now = Date.now();
  if (now - shelf.expiredAt < EXPIRE_PAUSE_MS) return;
  shelf.expiredAt = now;
  for (const copy of copies.values()) copy.expired = true;
}

onHttpError(expireSharedCopies);

/** Whether there is a copy of these rows at hand, of this run or an earlier one. */
export function hasSharedCopy(name: string): boolean {
  return copies.has(name) || readCopy(name) !== null;
}
