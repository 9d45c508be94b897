import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The part of the database interface that both engines share. */
export type Database = PgDatabase<PgQueryResultHKT>;
export type Store = { db: Database; engine: 'embedded' | 'postgres'; close: () => Promise<void> };
