import 'server-only';
import { RETRY_PAUSE_MS } from '../constants';
import { OwsError } from '../ows/errors';
import { readCopy, type StoredCopy, writeCopy } from './copy-store';

interface Copy extends StoredCopy {
  /** After a failed refresh the next one waits until then. */
  pauseUntil: number;
}

interface Shelf {
  copies: Map<string, Copy>;
  loading: Map<string, Promise<unknown[]>>;
}

/** One shelf for the whole process: every page's bundle may hold its own instance of this module. */
const store = globalThis as typeof globalThis & { sharedCopies?: Shelf };
store.sharedCopies ??= { copies: new Map(), loading: new Map() };
const { copies, loading } = store.sharedCopies;

interface SharedLoad<T> {
  name: string;
  lifetimeMs: number;
  load: () => Promise<T[]>;
}

async function loadAnew<T>({ name, load }: SharedLoad<T>): Promise<T[]> {
  try {
    const rows = await load();
    // A menu or dictionary that is suddenly empty is a fault of the back office, not news.
    if (rows.length === 0) throw new OwsError('malformed', 200, `${name} is empty`);
    const copy = { at: Date.now(), rows };
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
function refresh<T>(wish: SharedLoad<T>): Promise<T[]> {
  const running = loading.get(wish.name);
  if (running) return running as Promise<T[]>;
  const started = loadAnew(wish);
  loading.set(wish.name, started);
  return started;
}

/** The first load of a process; when it fails, the copy of an earlier run serves, and the next try waits a little. */
async function firstLoad<T>(wish: SharedLoad<T>): Promise<T[]> {
  try {
    return await refresh(wish);
  } catch (error) {
    const stored = copies.get(wish.name) ?? readCopy(wish.name);
    if (!stored) throw error;
    console.warn(`${wish.name} could not be loaded, its stored copy serves: ${String(error)}`);
    copies.set(wish.name, { ...stored, pauseUntil: Date.now() + RETRY_PAUSE_MS });
    return stored.rows as T[];
  }
}

/**
 * The rows that all pages share (menu, dictionaries): loaded once, reused for their lifetime, then refreshed in the
 * background while visitors go on with the copy at hand, however old, also one of an earlier run (DT-01, DT-02).
 * Rejects only when there is no copy at all.
 */
export async function sharedCopy<T>(wish: SharedLoad<T>): Promise<T[]> {
  const known = copies.get(wish.name);
  if (!known) return firstLoad(wish);
  const now = Date.now();
  if (now - known.at > wish.lifetimeMs && now >= known.pauseUntil) {
    refresh(wish).catch((error: unknown) => console.warn(`refresh of ${wish.name} failed: ${String(error)}`));
  }
  return known.rows as T[];
}

/** Lets the next request load everything anew, as after an HTTP error of a call (CL-07). */
export function expireSharedCopies(): void {
  for (const copy of copies.values()) copy.at = 0;
}
