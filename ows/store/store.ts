import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What every query is written against: the part that both engines share. */
export type Database = PgDatabase<PgQueryResultHKT>;
export type Store = { db: Database; engine: 'embedded' | 'postgres'; close: () => Promise<void> };
