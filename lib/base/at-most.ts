/** Does a work for each item, so many of them at once; the results are in the order of the items. Rejects as soon as one does, and begins no other then. */
export async function atMost<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  const rest = items.entries();
  const worker = async () => {
    for (const [at, item] of rest) results[at] = await work(item);
  };
  const workers = Array.from({ length: Math.min(atOnce, items.length) }, async () => {
    try {
      await worker();
    } catch (error) {
      rest.return?.();
      throw error;
    }
  });
  await Promise.all(workers);
  return results;
}
