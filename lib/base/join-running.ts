/** Work under way by key. */
export type Running<T> = Map<string, Promise<T>>;

/** Request coalescing: the work under way for this key, or new work, which leaves the map before its outcome is seen. */
export function joinRunning<T>(running: Running<T>, key: string, start: () => Promise<T>): Promise<T> {
  const joined = running.get(key);
  if (joined) return joined;
  const begun = start().finally(() => running.delete(key));
  running.set(key, begun);
  return begun;
}
