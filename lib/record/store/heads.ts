import type { SignedHead } from '@/lib/model/record';
import type { Query } from '../database/database';

/** A head with the public key that signed it: SubjectPublicKeyInfo in Base64. */
export interface StoredHead extends SignedHead {
  publicKey: string;
}

/** The name under which a head is signed: its first line. */
export const nameIn = ({ note }: Pick<SignedHead, 'note'>): string => note.slice(0, note.indexOf('\n'));

const COLUMNS = `size, encode(root_hash, 'hex') as "rootHash", time, note, public_key as "publicKey"`;

/** The head of the largest tree; null if the store has none yet. */
export async function newestHead(query: Query): Promise<StoredHead | null> {
  const [head] = await query<StoredHead>(`select ${COLUMNS} from heads order by size desc limit 1`);
  return head ?? null;
}

export async function addHead(query: Query, head: StoredHead): Promise<void> {
  await query(
    `insert into heads (size, root_hash, time, note, public_key) values ($1, decode($2, 'hex'), $3, $4, $5)`,
    [head.size, head.rootHash, head.time, head.note, head.publicKey],
  );
}

/** All announced keys and that of the first head, newest first; SubjectPublicKeyInfo in Base64. */
export async function knownKeys(query: Query): Promise<string[]> {
  const announced = await query<{ leaf: string }>(
    'select leaf from entries where id is null order by index desc',
  );
  const first = await query<{ publicKey: string }>(
    'select public_key as "publicKey" from heads order by size limit 1',
  );
  const keys = [
    ...announced.map(({ leaf }) => String(JSON.parse(leaf).publicKey)),
    first[0]?.publicKey ?? '',
  ];
  return [...new Set(keys)].filter((key) => key !== '');
}
