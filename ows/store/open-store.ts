import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { StoreConfig } from '../config/config';
import { openEmbedded } from './open-embedded';
import { openPostgres } from './open-postgres';

/** What every query is written against: the part that both engines share. */
export type Database = PgDatabase<PgQueryResultHKT>;
export type Store = { db: Database; engine: 'embedded' | 'postgres'; close: () => Promise<void> };

/** Opens the store and brings its tables up to date; DATABASE_URL chooses PostgreSQL. */
export function openStore(config: StoreConfig): Promise<Store> {
  return config.databaseUrl ? openPostgres(config.databaseUrl) : openEmbedded(config.dataDir);
}
