/** Work in progress, by key. */
export type Running<T> = Map<string, Promise<T>>;

/**
 * Request coalescing: returns the work in progress for this key, or starts it. It is removed from the map before
 * callers see its outcome.
 */
export function joinRunning<T>(running: Running<T>, key: string, start: () => Promise<T>): Promise<T> {
  const joined = running.get(key);
  if (joined) return joined;
  const begun = start().finally(() => running.delete(key));
  running.set(key, begun);
  return begun;
}
