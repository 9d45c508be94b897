import type { SignedHead } from '@/lib/model/record';
import type { RecordKey } from '../keys/key';
import { openNote, signNote } from './note';

/** Name of the log in its heads, such as `www.example.com/record`, from the site's public address. */
export const originOf = (siteUrl: string): string => `${new URL(siteUrl).host}/record`;

/** What a head states: size, root hash (hexadecimal) and time (ISO 8601 in UTC). */
export type HeadClaim = Omit<SignedHead, 'note'>;

/** Name, size without leading zeros, root of 32 bytes in Base64, and the time as an extension line. */
const TEXT = /^(.+)\n(0|[1-9]\d{0,15})\n([A-Za-z0-9+/]{43}=)\n(\d{4}-\d\d-\d\dT[\d:.]+Z)\n$/;

/** A head as a C2SP tlog-checkpoint with one extension line: its time. */
export function signHead(claim: HeadClaim, origin: string, key: RecordKey): SignedHead {
  const root = Buffer.from(claim.rootHash, 'hex').toString('base64');
  const text = `${origin}\n${claim.size}\n${root}\n${claim.time}\n`;
  const { size, rootHash, time } = claim;
  return { size, rootHash, time, note: signNote(text, { name: origin, ...key }) };
}

/** What a note signed by this key for this log states; null for any other note. */
export function openHead(note: string, origin: string, key: Pick<RecordKey, 'publicKey'>): HeadClaim | null {
  const [, name, size, root = '', time = ''] = TEXT.exec(openNote(note, origin, key.publicKey) ?? '') ?? [];
  if (name !== origin) return null;
  return { size: Number(size), rootHash: Buffer.from(root, 'base64').toString('hex'), time };
}
