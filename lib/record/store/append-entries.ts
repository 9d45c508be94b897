import type { RecordEntry } from '@/lib/model/record';
import type { Query } from '../database/database';
import { publicKeyText, type RecordKey } from '../keys/key';
import { type HeadClaim, signHead } from '../log/checkpoint';
import { GrowingTree, type TreeNode } from '../log/growing-tree';
import { leafHash, rootOf } from '../log/hashes';
import { leafOf } from '../log/leaf';
import { RecordError } from '../record';
import { addHead, newestHead, type StoredHead } from './heads';
import { readNodes } from './nodes';

/** The key that signs heads, the name under which it signs, and the clock. */
export interface Signing {
  origin: string;
  key: RecordKey;
  now: () => Date;
}

/** Where an entry stands in the log. */
export interface Place {
  index: number;
  /** Lower-case hexadecimal. */
  leafHash: string;
}

const ENTRIES = `insert into entries (index, leaf, id, locale, version)
  select index, leaf, id, locale, version from jsonb_to_recordset($1::text::jsonb)
  as e (index bigint, leaf text, id text, locale text, version int)`;

const NODES = `insert into nodes (level, index, hash)
  select level, index, decode(hash, 'hex') from jsonb_to_recordset($1::text::jsonb)
  as n (level int, index bigint, hash text)`;

/** The current tree; throws a RecordError if its edge or size does not match the newest head. */
async function treeOf(query: Query, head: StoredHead): Promise<GrowingTree> {
  const tree = new GrowingTree(head.size, await readNodes(query, GrowingTree.edgeOf(head.size)));
  const [last] = await query<{ size: number }>('select coalesce(max(index) + 1, 0) as size from entries');
  if (tree.root().toString('hex') !== head.rootHash || last?.size !== head.size)
    throw new RecordError('damaged', 'the tree is not that of its newest head');
  return tree;
}

function rowOf(entry: RecordEntry, leaf: string, index: number) {
  if (entry.type === 'key') return { index, leaf };
  const { id, locale, version } = entry;
  return { index, leaf, id, locale, version };
}

const nodeRow = ({ level, index, hash }: TreeNode) => ({ level, index, hash: hash.toString('hex') });

/** Not before the last head, even if the clock was set back. */
const timeAfter = (head: StoredHead, now: string): string => (now > head.time ? now : head.time);

async function sign(query: Query, claim: HeadClaim, { origin, key }: Signing): Promise<void> {
  const head = signHead(claim, origin, key);
  await addHead(query, { ...head, publicKey: publicKeyText(key) });
}

/** The head of the empty tree, with which a log begins. */
export const beginLog = (query: Query, signing: Signing): Promise<void> =>
  sign(query, { size: 0, rootHash: rootOf([]).toString('hex'), time: signing.now().toISOString() }, signing);

/**
 * Appends entries and one new head within a transaction that holds the lock; returns the places of the
 * entries. Throws a RecordError if the store does not match its newest head.
 */
export async function appendEntries(
  query: Query,
  entries: readonly RecordEntry[],
  signing: Signing,
): Promise<Place[]> {
  const head = await newestHead(query);
  if (!head) throw new RecordError('damaged', 'the log has no head');
  const tree = await treeOf(query, head);
  const leaves = entries.map(leafOf);
  const rows = entries.map((entry, at) => rowOf(entry, leaves[at] as string, head.size + at));
  const hashes = leaves.map(leafHash);
  const nodes = hashes.flatMap((hash) => tree.append(hash));
  await query(ENTRIES, [JSON.stringify(rows)]);
  await query(NODES, [JSON.stringify(nodes.map(nodeRow))]);
  const time = timeAfter(head, signing.now().toISOString());
  await sign(query, { size: tree.size, rootHash: tree.root().toString('hex'), time }, signing);
  return hashes.map((hash, at) => ({ index: head.size + at, leafHash: hash.toString('hex') }));
}
