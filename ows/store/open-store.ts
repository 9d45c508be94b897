import type { StoreConfig } from '../config/config';
import type { Store } from './store';

/** Opens the store and migrates its tables; DATABASE_URL selects PostgreSQL. */
export async function openStore(config: StoreConfig): Promise<Store> {
  // Only the selected engine is loaded, since loading is a large part of a warm start.
  if (config.databaseUrl) return (await import('./open-postgres')).openPostgres(config.databaseUrl);
  return (await import('./open-embedded')).openEmbedded(config.dataDir);
}
