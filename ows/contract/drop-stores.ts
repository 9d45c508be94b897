import { rm } from 'node:fs/promises';
import { dropDatabase, FILLED } from './engines';

/** Runs once after all contract tests. */
export default async function dropStores(): Promise<void> {
  const { [FILLED.dataDir]: dataDir, [FILLED.database]: database } = process.env;
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
  if (database) await dropDatabase(database);
}
