import 'server-only';
import { z } from 'zod';
import { OwsError } from '@/lib/base/ows-error';
import { fromJson } from '@/lib/base/values';
import type { FilingFile } from '@/lib/model/record';
import { dropBody, type FileAnswer, openFile } from '@/lib/ows/files';
import type { KeptFiles } from '@/lib/record/files/kept-files';
import type { FilingRecord } from '@/lib/record/record';
import type { Pace } from './pace';
import type { NamedFile } from './read-filings';

const BASE = '/ows';
/** Time limit for reading the body of a file. */
const BODY_MS = 300_000;
/** A file with unchanged validators is read again after 20 to 39 days, spread by its hash. */
const READ_AGAIN_DAYS = 20;
const DAY_MS = 86_400_000;

/** A file as it is now: read, gone from the back office, or on another host, which is not contacted. */
export type FileNow = { kind: 'read'; file: FilingFile } | { kind: 'gone' | 'foreign'; named: NamedFile };

/** What was read at an address, with the validators that the back office sent. */
const FileNote = z.object({
  validator: z.string().min(1),
  bytes: z.number(),
  sha256: z.string(),
  /** When its body was read, in milliseconds since the epoch. */
  readAt: z.number().default(0),
});
type FileNote = z.output<typeof FileNote>;

interface Parts {
  record: FilingRecord;
  kept: KeptFiles;
  pace?: Pace;
}

const noteName = (url: string): string => `file:${url}`;

/** Identifies a file's content without reading it; empty if the answer has neither ETag nor date. */
function validatorOf({ headers }: FileAnswer): string {
  const validator = headers.etag ?? headers['last-modified'];
  return validator ? `${validator} ${headers['content-length'] ?? ''}` : '';
}

async function noteOf({ record }: Parts, url: string): Promise<FileNote | null> {
  const note = FileNote.safeParse(fromJson((await record.noted(noteName(url))) ?? ''));
  return note.success ? note.data : null;
}

/** Whether the file was read so long ago that its validators are no longer trusted. */
function isOld({ readAt, sha256 }: FileNote): boolean {
  const days = READ_AGAIN_DAYS + (Number.parseInt(sha256.slice(0, 2), 16) % READ_AGAIN_DAYS);
  return Date.now() - readAt > days * DAY_MS;
}

/** Throws an OwsError if the answer says nothing about the file, as in an outage. */
function isGone({ status }: FileAnswer): boolean {
  if (status === 200) return false;
  if (status === 404 || status === 410) return true;
  throw new OwsError('http', 'a file was not answered', { code: status, status });
}

async function readBody(
  { record, kept, pace }: Parts,
  url: string,
): Promise<Pick<FileNote, 'bytes' | 'sha256'> | null> {
  await pace?.turn();
  const answer = await openFile(url.slice(BASE.length), 'GET', new Headers());
  try {
    if (isGone(answer)) return null;
    const late = setTimeout(() => answer.body.destroy(new Error('a file took too long')), BODY_MS);
    const read = await kept.take(answer.body).finally(() => clearTimeout(late));
    const validator = validatorOf(answer);
    const note: FileNote = { validator, ...read, readAt: Date.now() };
    if (validator) await record.note(noteName(url), JSON.stringify(note));
    return read;
  } finally {
    dropBody(answer);
  }
}

/**
 * Size and hash of a file of the back office. Its body is read if it is new, has no validators or changed
 * ones, and again after some weeks. Rejects with an OwsError if the back office fails.
 */
export async function readFile(parts: Parts, named: NamedFile): Promise<FileNow> {
  const { name, url } = named;
  if (!url.startsWith(`${BASE}/files/`)) return { kind: 'foreign', named };
  const note = await noteOf(parts, url);
  if (note) {
    await parts.pace?.turn();
    const head = await openFile(url.slice(BASE.length), 'HEAD', new Headers());
    dropBody(head);
    if (isGone(head)) return { kind: 'gone', named };
    if (validatorOf(head) === note.validator && !isOld(note))
      return { kind: 'read', file: { name, url, bytes: note.bytes, sha256: note.sha256 } };
  }
  const read = await readBody(parts, url);
  return read ? { kind: 'read', file: { name, url, ...read } } : { kind: 'gone', named };
}
