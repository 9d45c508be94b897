import type { StoreConfig } from '../config/config';
import type { Store } from './store';

/** Opens the store and brings its tables up to date; DATABASE_URL chooses PostgreSQL. */
export async function openStore(config: StoreConfig): Promise<Store> {
  // Only the engine in use is loaded: it is a good part of a warm start.
  if (config.databaseUrl) return (await import('./open-postgres')).openPostgres(config.databaseUrl);
  return (await import('./open-embedded')).openEmbedded(config.dataDir);
}
