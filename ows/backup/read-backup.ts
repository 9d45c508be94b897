import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { StartProblem } from '../config/problem';
import { type Entry, entrySchema, FORMAT } from './entries';

const headSchema = z.object({ format: z.literal(FORMAT.format), version: z.number() });
const endSchema = z.strictObject({ entries: z.int(), sha256: z.string() });

/** Reads the whole file once and throws a StartProblem unless every byte is as it was written. */
export async function checkBackup(file: string): Promise<void> {
  const hash = createHash('sha256');
  let last: string | null = null;
  let lines = 0;
  for await (const line of linesOf(file)) {
    if (lines === 0) checkHead(file, line);
    if (last !== null) hash.update(`${last}\n`);
    last = line;
    lines += 1;
  }
  if (lines === 0) throw foreign(file);
  const end = endSchema.safeParse(parsed(last ?? ''));
  if (!end.success || end.data.entries !== lines - 2 || end.data.sha256 !== hash.digest('hex')) {
    throw damaged(file);
  }
}

/** The entries of a file that was checked. */
export async function* entriesOf(file: string): AsyncGenerator<Entry> {
  let first = true;
  for await (const line of linesOf(file)) {
    const value = parsed(line);
    if (!first && !endSchema.safeParse(value).success) {
      const entry = entrySchema.safeParse(value);
      if (!entry.success) throw damaged(file);
      yield entry.data;
    }
    first = false;
  }
}

async function* linesOf(file: string): AsyncGenerator<string> {
  const input = createReadStream(file, 'utf8');
  try {
    // JSON escapes line feeds, so that each one ends an entry.
    yield* createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`The backup cannot be read: ${reason}.`);
  } finally {
    input.destroy();
  }
}

function checkHead(file: string, line: string): void {
  const head = headSchema.safeParse(parsed(line));
  if (!head.success) throw foreign(file);
  if (head.data.version === FORMAT.version) return;
  throw new StartProblem(
    `${file} has version ${head.data.version} of the format; this back office reads version ${FORMAT.version}.`,
  );
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

const foreign = (file: string) => new StartProblem(`${file} is not a backup of the back office.`);
const damaged = (file: string) => new StartProblem(`${file} is damaged or incomplete; nothing was imported.`);
