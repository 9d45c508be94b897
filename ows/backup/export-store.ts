import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { asc, getTableColumns, gt, sql } from 'drizzle-orm';
import { StartProblem } from '../config/problem';
import { submissions, uploads, visitorInfos } from '../store/schema';
import type { Database } from '../store/store';
import type { Entry } from './entries';
import { writeBackup } from './write-backup';

const ROWS_AT_ONCE = 500;

type Export = { db: Database; dataDir: string; file: string };

/** Writes every row that visitors made, of one moment, and the files that they uploaded. */
export function exportStore({ db, dataDir, file }: Export): Promise<number> {
  return db.transaction((tx) => writeBackup(file, entries(tx, dataDir)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

async function* entries(db: Database, dataDir: string): AsyncGenerator<Entry> {
  for await (const row of rowsOf((after) => submissionsAfter(db, after))) {
    yield { table: 'submission', ...row };
  }
  for await (const row of rowsOf((after) => uploadsAfter(db, after))) {
    const bytes = await readUpload(path.join(dataDir, 'uploads', row.storedName));
    yield { table: 'upload', ...row, bytes: bytes.toString('base64') };
  }
  for await (const { id: _, ...row } of rowsOf((after) => visitorInfosAfter(db, after))) {
    yield { table: 'visitor_info', ...row };
  }
}

/** All rows in the order of their ids, a part at a time, so that any number fits into memory. */
async function* rowsOf<Row extends { id: string }>(read: (after: string) => Promise<Row[]>) {
  let after = '';
  for (;;) {
    const rows = await read(after);
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

const submissionsAfter = (db: Database, after: string) =>
  db
    .select({ ...getTableColumns(submissions), createdAt: sql<string>`${submissions.createdAt}::text` })
    .from(submissions)
    .where(gt(submissions.id, after))
    .orderBy(asc(submissions.id))
    .limit(ROWS_AT_ONCE);

const uploadsAfter = (db: Database, after: string) =>
  db.select().from(uploads).where(gt(uploads.id, after)).orderBy(asc(uploads.id)).limit(ROWS_AT_ONCE);

const visitorInfosAfter = (db: Database, after: string) =>
  db
    .select({
      id: visitorInfos.info,
      ...getTableColumns(visitorInfos),
      createdAt: sql<string>`${visitorInfos.createdAt}::text`,
    })
    .from(visitorInfos)
    .where(gt(visitorInfos.info, after))
    .orderBy(asc(visitorInfos.info))
    .limit(ROWS_AT_ONCE);

async function readUpload(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`An uploaded file cannot be read, so nothing was exported: ${reason}.`);
  }
}
