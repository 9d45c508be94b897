import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { outdateIndex } from '../search/prepare-index';
import { articles, dictionaryEntries, menus, records } from '../store/schema';
import { readSetting, writeSetting } from '../store/settings';
import type { Database } from '../store/store';
import type { Pack } from './pack';
import { checksumOf, readSource } from './source';

/** PostgreSQL accepts at most 65,535 parameters per statement. */
const ROWS_A_STATEMENT = 500;

export type Filling = { filled: boolean; problems: string[] };

/** Loads the pack into the store if it has changed since the last time, in one transaction. */
export async function fillStore(db: Database, contentDir: string): Promise<Filling> {
  const source = await readSource(contentDir);
  const checksum = checksumOf(source);
  if ((await readSetting(db, 'packChecksum')) === checksum) return { filled: false, problems: [] };
  // The parsers of YAML and Markdown are loaded only when needed.
  const { readPack } = await import('./pack');
  const pack = readPack(source);
  await db.transaction(async (tx) => {
    // Two processes starting on one PostgreSQL take turns.
    await tx.execute(sql`select pg_advisory_xact_lock(4100)`);
    await replaceRows(tx, pack);
    await outdateIndex(tx);
    // A pack with mistakes is read again at each start, so that they are reported until they are corrected.
    const value = pack.problems.length ? `${checksum} with problems` : checksum;
    await writeSetting(tx, { name: 'packChecksum', value });
  });
  return { filled: true, problems: pack.problems };
}

async function replaceRows(tx: Database, pack: Pack): Promise<void> {
  for (const table of [menus, dictionaryEntries, records]) await tx.delete(table);
  await tx.delete(articles).where(eq(articles.generated, false));
  await insertAll(tx, { table: menus, rows: pack.menu.rows });
  await insertAll(tx, { table: dictionaryEntries, rows: pack.dictionaries });
  await insertAll(tx, { table: records, rows: pack.records });
  await insertAll(tx, { table: articles, rows: pack.articles });
}

type Batch<T extends PgTable> = { table: T; rows: T['$inferInsert'][] };

async function insertAll<T extends PgTable>(tx: Database, { table, rows }: Batch<T>): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_A_STATEMENT) {
    await tx.insert(table).values(rows.slice(from, from + ROWS_A_STATEMENT));
  }
}
