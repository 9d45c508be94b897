import { sql } from 'drizzle-orm';
import { readSetting, writeSetting } from '../store/settings';
import type { Database } from '../store/store';
import { indexAllArticles } from './index-articles';
import { indexFunctions } from './index-functions';

/** Rises with every change of what is indexed or how: the index is then made anew at the next start. */
const RULES = '1';
const STALE = 'stale';
const LOCK = 4101;

/** Says that the content is another now; part of the transaction that changes it. */
export function outdateIndex(tx: Database): Promise<void> {
  return writeSetting(tx, { name: 'searchIndex', value: STALE });
}

/** Makes the index where there is none that fits the content and the rules. */
export async function prepareIndex(db: Database): Promise<void> {
  if ((await readSetting(db, 'searchIndex')) !== RULES) await reindex(db);
}

/** The whole index anew, all or nothing; searches go on with the old one until then. */
export async function reindex(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    // Two starts on one PostgreSQL take turns.
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    await indexAllArticles(tx);
    await indexFunctions(tx);
    await writeSetting(tx, { name: 'searchIndex', value: RULES });
  });
}
