/** The last task of each key that is waiting or running. */
export type Queues = Map<string, Promise<void>>;

/**
 * Runs tasks of the same key one after another, in the order of the calls, even if earlier ones fail. Tasks of other
 * keys do not wait.
 */
export function inOrder<T>(queues: Queues, key: string, work: () => Promise<T>): Promise<T> {
  const before = queues.get(key);
  const result = before ? before.then(work) : work();
  const settled = result.then(
    () => undefined,
    () => undefined,
  );
  queues.set(key, settled);
  void settled.then(() => {
    if (queues.get(key) === settled) queues.delete(key);
  });
  return result;
}
