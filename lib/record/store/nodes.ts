import type { Query } from '../database/database';
import { rootOf } from '../log/hashes';
import { type NodePlace, type Range, subtreesOf } from '../log/ranges';
import { RecordError } from '../record';

const WANTED = `select n.level, n.index, encode(n.hash, 'hex') as hash
  from jsonb_to_recordset($1::text::jsonb) as w (level int, index bigint)
  join nodes n on n.level = w.level and n.index = w.index`;

const nameOf = ({ level, index }: NodePlace): string => `${level}/${index}`;

/** The hashes of these nodes, in this order; throws a RecordError if one is missing. */
export async function readNodes(query: Query, places: readonly NodePlace[]): Promise<Buffer[]> {
  if (places.length === 0) return [];
  const rows = await query<NodePlace & { hash: string }>(WANTED, [JSON.stringify(places)]);
  const hashes = new Map(rows.map((row) => [nameOf(row), Buffer.from(row.hash, 'hex')]));
  return places.map((place) => {
    const hash = hashes.get(nameOf(place));
    if (!hash) throw new RecordError('damaged', `the log has no node ${nameOf(place)}`);
    return hash;
  });
}

/** The roots of these ranges in hexadecimal, read with one statement. */
export async function rootsOf(query: Query, ranges: readonly Range[]): Promise<string[]> {
  const parts = ranges.map(subtreesOf);
  const hashes = await readNodes(query, parts.flat());
  return parts.map((places) => rootOf(hashes.splice(0, places.length)).toString('hex'));
}
