import { z } from 'zod';
import { SHA256 } from '@/lib/base/sha256';
import { FILING_KINDS, type RecordEntry } from '@/lib/model/record';

type Plain = string | number | readonly Plain[] | { readonly [name: string]: Plain };

/** By UTF-16 code units, as RFC 8785 requires and JavaScript compares strings. */
const byName = ([a]: [string, Plain], [b]: [string, Plain]): number => (a < b ? -1 : 1);

/** RFC 8785 for text, safe integers, lists and objects; JSON.stringify writes the first two as required. */
function canonical(value: Plain): string {
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw new Error('text of an entry must be well-formed Unicode');
    return JSON.stringify(value);
  }
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new Error('numbers of an entry must be safe integers');
    return JSON.stringify(value);
  }
  if (isList(value)) return `[${value.map(canonical).join(',')}]`;
  const members = Object.entries(value).sort(byName);
  return `{${members.map(([name, member]) => `${canonical(name)}:${canonical(member)}`).join(',')}}`;
}

const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);

const safe = z.number().int().nonnegative();
const sha256 = z.string().regex(SHA256);
const time = z.iso.datetime();

const File = z.strictObject({
  name: z.string(),
  url: z.string(),
  bytes: safe,
  sha256: z.union([sha256, z.literal('')]),
});

const Filing = z.strictObject({
  type: z.literal('filing'),
  id: z.string().min(1),
  locale: z.enum(['zh', 'en']),
  version: safe.min(1),
  title: z.string(),
  kind: z.enum(FILING_KINDS),
  period: z.string(),
  displayTime: z.string(),
  firstSeen: time,
  textSha256: sha256,
  files: z.array(File),
});

const Key = z.strictObject({ type: z.literal('key'), publicKey: z.string(), since: time });

const Entry = z.discriminatedUnion('type', [Filing, Key]);

/** The text of an entry that is hashed: canonical JSON (RFC 8785). Throws if the entry is invalid. */
export const leafOf = (entry: RecordEntry): string => canonical(Entry.parse(entry));

/** The entry of a leaf; throws if the text is not exactly what `leafOf` writes. */
export function readLeaf(leaf: string): RecordEntry {
  const entry: RecordEntry = Entry.parse(JSON.parse(leaf));
  if (leafOf(entry) !== leaf) throw new Error('a leaf is not in its canonical form');
  return entry;
}
