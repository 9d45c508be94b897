/**
 * Does a work for each item, so many of them at once; the results are in the order of the items. Rejects as soon as one
 * does, and begins no other then.
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
