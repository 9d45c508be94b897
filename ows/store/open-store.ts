import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { StoreConfig } from '../config/config';

/** What every query is written against: the part that both engines share. */
export type Database = PgDatabase<PgQueryResultHKT>;
export type Store = { db: Database; engine: 'embedded' | 'postgres'; close: () => Promise<void> };

/** Opens the store and brings its tables up to date; DATABASE_URL chooses PostgreSQL. */
export async function openStore(config: StoreConfig): Promise<Store> {
  // Only the engine in use is loaded: it is a good part of a warm start.
  if (config.databaseUrl) return (await import('./open-postgres')).openPostgres(config.databaseUrl);
  return (await import('./open-embedded')).openEmbedded(config.dataDir);
}
