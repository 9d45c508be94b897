import type { Database, DatabaseOptions } from './database';
import { createTables } from './tables';

interface Place {
  folder: string;
  databaseUrl: string | null;
}

/** Opens the record's database and creates missing tables. Only the engine in use is loaded. */
export async function openDatabase(place: Place, options: DatabaseOptions): Promise<Database> {
  const database = place.databaseUrl
    ? await (await import('./open-postgres')).openPostgres(place.databaseUrl)
    : await (await import('./open-embedded')).openEmbedded(place.folder, options);
  try {
    await createTables(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
