import type { RawPage } from './raw';

interface Bounds {
  /** Rows of one page. */
  size: number;
  /** Most pages that are read. */
  most: number;
}

/**
 * The rows of a paged call up to a bound, and their total. The first answer tells how many pages there are;
 * the others are requested in parallel. Rejects if one of them fails.
 */
export async function readPages<T>(
  { size, most }: Bounds,
  load: (page: number) => Promise<RawPage<T>>,
): Promise<RawPage<T>> {
  const first = await load(1);
  const pages = Math.min(most, Math.ceil(first.total / size));
  const rest = Array.from({ length: Math.max(0, pages - 1) }, (_, at) => load(at + 2));
  const all = [first, ...(await Promise.all(rest))];
  return { total: first.total, rows: all.flatMap(({ rows }) => rows) };
}
