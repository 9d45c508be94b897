/**
 * Runs `work` for each item, at most `atOnce` at a time; results are in the order of the items. Rejects as soon as one
 * run fails, and starts no further items.
 */
export async function atMost<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  const rest = [...items.entries()].toReversed();
  const worker = async () => {
    for (let next = rest.pop(); next; next = rest.pop()) {
      const [at, item] = next;
      results[at] = await work(item);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  } finally {
    rest.length = 0;
  }
  return results;
}
