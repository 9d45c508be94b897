import type { ConsistencyProof, InclusionProof, LogEntry } from '@/lib/model/record';
import type { Query } from '../database/database';
import { leafHash } from '../log/hashes';
import { consistencyRanges, inclusionRanges } from '../log/ranges';
import { newestHead } from './heads';
import { rootsOf } from './nodes';
import type { EntryRow } from './rows';

const isWhole = (...numbers: number[]): boolean => numbers.every(Number.isSafeInteger);

const sizeNow = async (query: Query): Promise<number> => (await newestHead(query))?.size ?? 0;

/** Null for an index that is not in a tree of this size, or a size above the newest head's. */
export async function inclusionProof(
  query: Query,
  index: number,
  size: number,
): Promise<InclusionProof | null> {
  if (!isWhole(index, size) || index < 0 || index >= size || size > (await sizeNow(query))) return null;
  const leaf = { from: index, to: index + 1 };
  const roots = await rootsOf(query, [leaf, { from: 0, to: size }, ...inclusionRanges(index, size)]);
  const [hash = '', rootHash = '', ...path] = roots;
  return { index, size, leafHash: hash, rootHash, path };
}

/** Null unless 0 < first <= second <= size of the newest head. */
export async function consistencyProof(
  query: Query,
  first: number,
  second: number,
): Promise<ConsistencyProof | null> {
  if (!isWhole(first, second) || first < 1 || first > second || second > (await sizeNow(query))) return null;
  const trees = [first, second].map((to) => ({ from: 0, to }));
  const [firstRoot = '', secondRoot = '', ...path] = await rootsOf(query, [
    ...trees,
    ...consistencyRanges(first, second),
  ]);
  return { first, second, firstRoot, secondRoot, path };
}

/** Up to `count` entries from index `start` on, in order. */
export async function readEntries(query: Query, start: number, count: number): Promise<LogEntry[]> {
  const rows = await query<EntryRow>(
    'select index, leaf from entries where index >= $1 and index < $2 order by index',
    [start, start + count],
  );
  return rows.map(({ index, leaf }) => ({ index, leaf, leafHash: leafHash(leaf).toString('hex') }));
}
