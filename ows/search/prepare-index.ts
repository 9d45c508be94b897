import { sql } from 'drizzle-orm';
import { readSetting, writeSetting } from '../store/settings';
import type { Database } from '../store/store';
import { indexAllArticles } from './index-articles';
import { indexFunctions } from './index-functions';

/** Incremented with every change of the indexing rules: the index is then rebuilt at the next start. */
const RULES = '1';
const STALE = 'stale';
const LOCK = 4101;

/** Marks the index as outdated; part of the transaction that changes the content. */
export function outdateIndex(tx: Database): Promise<void> {
  return writeSetting(tx, { name: 'searchIndex', value: STALE });
}

/** Builds the index unless it matches content and rules. */
export async function prepareIndex(db: Database): Promise<void> {
  if ((await readSetting(db, 'searchIndex')) !== RULES) await reindex(db);
}

/** Rebuilds the index in one transaction; searches use the old one until then. */
export async function reindex(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    // Two processes starting on one PostgreSQL take turns.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await indexAllArticles(tx);
    await indexFunctions(tx);
    await writeSetting(tx, { name: 'searchIndex', value: RULES });
  });
}
