import { createHash } from 'node:crypto';
import { setImmediate as pause } from 'node:timers/promises';
import type { RecordEntry } from '@/lib/model/record';
import type { Query } from '../database/database';
import { readPublicKey } from '../keys/key';
import { openHead } from '../log/checkpoint';
import { GrowingTree, type TreeNode } from '../log/growing-tree';
import { leafHash } from '../log/hashes';
import { readLeaf } from '../log/leaf';
import { nameIn, newestHead, type StoredHead } from './heads';

/** Small enough not to block the event loop for long. */
const PORTION = 400;

interface StoredEntry {
  index: number;
  leaf: string;
  id: string | null;
  locale: string | null;
  version: number | null;
}

const ENTRIES = `select index, leaf, id, locale, version from entries
  where index >= $1 order by index limit ${PORTION}`;

/**
 * SHA-256 over the hashes of the nodes that the leaves from $1 up to $2 complete: one digest instead of all
 * hashes. The offset keeps the planner from reading all nodes for each portion.
 */
const NODES = `select encode(sha256(coalesce(string_agg(n.hash, ''::bytea order by l, n.index), '')), 'hex') as digest
  from generate_series(0, 52) as l, lateral (
    select hash, index from nodes
    where level = l and index >= $1::bigint >> l and index < $2::bigint >> l offset 0
  ) as n`;

const inOrder = (a: TreeNode, b: TreeNode): number => a.level - b.level || a.index - b.index;

function digestOf(nodes: readonly TreeNode[]): string {
  const hash = createHash('sha256');
  for (const node of nodes.toSorted(inOrder)) hash.update(node.hash);
  return hash.digest('hex');
}

function entryOf(leaf: string): RecordEntry | null {
  try {
    return readLeaf(leaf);
  } catch {
    return null;
  }
}

/** Whether the columns by which an entry is found match its leaf. */
function fits(row: StoredEntry, entry: RecordEntry): boolean {
  if (entry.type === 'key') return row.id === null;
  return row.id === entry.id && row.locale === entry.locale && row.version === entry.version;
}

interface Walk {
  tree: GrowingTree;
  nodes: number;
  /** Keys that entries announce. */
  keys: Set<string>;
}

/** Adds one portion of entries to the tree; returns what is wrong with it, or null. */
async function takePortion(query: Query, walk: Walk, rows: readonly StoredEntry[]): Promise<string | null> {
  const { tree, keys } = walk;
  const from = tree.size;
  const complete: TreeNode[] = [];
  for (const row of rows) {
    const entry = entryOf(row.leaf);
    if (row.index !== tree.size || !entry || !fits(row, entry))
      return `entry ${tree.size} is missing or changed`;
    if (entry.type === 'key') keys.add(entry.publicKey);
    complete.push(...tree.append(leafHash(row.leaf)));
  }
  walk.nodes += complete.length;
  const [stored] = await query<{ digest: string }>(NODES, [from, tree.size]);
  if (stored?.digest === digestOf(complete)) return null;
  return `a node above the entries from ${from} to ${tree.size - 1} is missing or changed`;
}

async function walkEntries(query: Query, walk: Walk): Promise<string | null> {
  for (;;) {
    const rows = await query<StoredEntry>(ENTRIES, [walk.tree.size]);
    const damage = await takePortion(query, walk, rows);
    if (damage !== null) return damage;
    if (rows.length < PORTION) return null;
    await pause();
  }
}

/** Whether a head is signed by its own key under its own name: the site's address may have changed since. */
function isSigned(head: StoredHead): boolean {
  try {
    const claim = openHead(head.note, nameIn(head), { publicKey: readPublicKey(head.publicKey) });
    return claim?.size === head.size && claim.rootHash === head.rootHash && claim.time === head.time;
  } catch {
    return false;
  }
}

function judgeHead(head: StoredHead | null, { tree, keys }: Walk, trusted: readonly string[]): string | null {
  if (!head) return tree.size > 0 ? 'entries have no head' : null;
  if (head.size !== tree.size) return `the newest head is of ${head.size} entries, the log has ${tree.size}`;
  if (head.rootHash !== tree.root().toString('hex')) return 'the newest head has another root';
  if (!isSigned(head)) return 'the newest head is not signed by its key';
  const isKnown = trusted.includes(head.publicKey) || keys.has(head.publicKey);
  return isKnown ? null : 'the newest head is signed by an unknown key: name it in RECORD_FORMER_KEYS';
}

/**
 * Computes the whole tree from its leaves and compares it with the stored nodes and the newest head. Returns
 * the first mismatch as a phrase, or null. `trusted` are the public keys that may have signed the newest
 * head, besides those that entries announce. To be called in a transaction with one snapshot.
 */
export async function findDamage(query: Query, trusted: readonly string[]): Promise<string | null> {
  const walk: Walk = { tree: new GrowingTree(0, []), nodes: 0, keys: new Set() };
  const damage = await walkEntries(query, walk);
  if (damage !== null) return damage;
  const [nodes] = await query<{ count: number }>('select count(*) from nodes');
  if (nodes?.count !== walk.nodes) return 'the log has nodes that belong to no entry';
  return judgeHead(await newestHead(query), walk, trusted);
}
