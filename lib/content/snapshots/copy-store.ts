import 'server-only';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { replaceFileSync } from '@/lib/runtime/replace-file';

export interface StoredCopy {
  /** When it was loaded, in milliseconds since the epoch. */
  at: number;
  rows: unknown[];
}

/** Copies belong to the back office they came from. */
function folder(): string {
  const place = process.env.COPIES_DIR || '.data/copies';
  const source = createHash('sha256').update(env().owsUrl).digest('hex').slice(0, 16);
  return resolve(/*turbopackIgnore: true*/ place, source);
}

const fileOf = (name: string): string => join(folder(), `${name.replace(/\W+/g, '-')}.json`);

function parse(text: string): StoredCopy | null {
  const json: unknown = JSON.parse(text);
  if (typeof json !== 'object' || json === null) return null;
  const { at, rows } = json as Partial<StoredCopy>;
  return typeof at === 'number' && Array.isArray(rows) && rows.length > 0 ? { at, rows } : null;
}

function read(name: string): string | null {
  try {
    return readFileSync(fileOf(name), 'utf8');
  } catch {
    return null;
  }
}

/** The last good copy of an earlier run, or null. One that cannot be parsed is dropped with a warning (DT-03). */
export function readCopy(name: string): StoredCopy | null {
  const text = read(name);
  if (text === null) return null;
  try {
    const copy = parse(text);
    if (copy) return copy;
  } catch {
    // Said below.
  }
  log.warn({ what: name }, 'the stored copy cannot be read and is dropped');
  rmSync(fileOf(name), { force: true });
  return null;
}

/** Keeps a copy for the next run; a full or read-only disk costs no visitor anything. */
export function writeCopy(name: string, copy: StoredCopy): void {
  try {
    replaceFileSync(fileOf(name), JSON.stringify(copy));
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? error.code : 'unknown';
    log.warn({ what: name, why }, 'the copy cannot be stored');
  }
}
