import 'server-only';
import { SHA256 } from '@/lib/base/sha256';
import type { FileVerdict, KnownFile } from '@/lib/model/file-check';
import type { FileMatch } from '@/lib/model/record';
import { openRecord, RecordError, RecordNotOpenError } from '@/lib/record/record';
import { log } from '@/lib/runtime/log';
import { plain } from './plain';

/** What a cookie has room for. */
const MAX_KNOWN = 3;
const TITLE_CHARS = 80;

const cut = (text: string): string => [...text].slice(0, TITLE_CHARS).join('');

/** A pasted SHA-256 as 64 lower-case hexadecimal digits; null when it is not one. */
function readHash(text: string): string | null {
  const hash = plain(text).replace(/^sha-?256:?/, '');
  return SHA256.test(hash) ? hash : null;
}

function knownFile({ filing, since, replacedBy }: FileMatch): KnownFile {
  const { id, locale, title, kind, displayTime } = filing;
  return {
    ...{ id, locale, kind, displayTime },
    title: cut(title),
    firstSeen: since,
    replaced: replacedBy && { at: replacedBy.firstSeen, title: cut(replacedBy.title) },
  };
}

/** What the record knows of a file, filings that still have it first. */
function knownFiles(matches: readonly FileMatch[]): KnownFile[] {
  const known = matches.map(knownFile);
  return [...known.filter(({ replaced }) => !replaced), ...known.filter(({ replaced }) => replaced)];
}

/** Looks a pasted or computed SHA-256 up in the record. Only the kind of a failure is logged, never the hash. */
export async function lookUpFile(text: string): Promise<FileVerdict> {
  const at = new Date().toISOString();
  const sha256 = readHash(text);
  if (sha256 === null) return { outcome: 'badHash', sha256: '', at, known: [] };
  const record = openRecord();
  try {
    if (!record) throw new RecordNotOpenError();
    const known = knownFiles(await record.filesWith(sha256)).slice(0, MAX_KNOWN);
    const outcome = known[0] ? (known[0].replaced ? 'replaced' : 'current') : 'unknown';
    return { outcome, sha256, at, known };
  } catch (error) {
    const failure = error instanceof RecordError ? { failure: error.failure } : { failure: 'fault' };
    log.warn(failure, 'a file could not be looked up');
    return { outcome: 'unavailable', sha256, at, known: [] };
  }
}
