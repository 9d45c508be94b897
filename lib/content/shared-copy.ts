import 'server-only';

interface Copy {
  value: unknown;
  at: number;
  refreshing: Promise<unknown> | null;
}

/** One store for the whole process: every page's bundle may hold its own instance of this module. */
const store = globalThis as typeof globalThis & { sharedCopies?: Map<string, Copy> };
store.sharedCopies ??= new Map();
const copies = store.sharedCopies;

interface SharedLoad<T> {
  name: string;
  lifetimeMs: number;
  load: () => Promise<T>;
}

function refresh<T>({ name, load }: SharedLoad<T>): Promise<T> {
  const running = copies.get(name)?.refreshing;
  if (running) return running as Promise<T>;
  const loading = load().then(
    (value) => {
      copies.set(name, { value, at: Date.now(), refreshing: null });
      return value;
    },
    (error: unknown) => {
      const known = copies.get(name);
      if (known?.at) known.refreshing = null;
      else copies.delete(name);
      throw error;
    },
  );
  const known = copies.get(name);
  copies.set(name, { value: known?.value, at: known?.at ?? 0, refreshing: loading });
  return loading;
}

/**
 * What all pages share (menu, dictionaries): loaded once, reused for its lifetime, then refreshed in the background
 * while visitors go on with the copy at hand. Rejects only when there is no copy yet.
 */
export async function sharedCopy<T>(wish: SharedLoad<T>): Promise<T> {
  const known = copies.get(wish.name);
  if (!known?.at) return refresh(wish);
  if (Date.now() - known.at > wish.lifetimeMs) {
    refresh(wish).catch((error: unknown) => console.warn(`refresh of ${wish.name} failed: ${String(error)}`));
  }
  return known.value as T;
}

/** Lets the next request load everything anew, as after an HTTP error (CL-07). */
export function expireSharedCopies(): void {
  for (const copy of copies.values()) if (copy.at) copy.at = 1;
}
