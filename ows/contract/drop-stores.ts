import { rm } from 'node:fs/promises';
import { dropDatabase } from './engines';

/** Runs once after all contract tests. */
export default async function dropStores(): Promise<void> {
  const { OWS_TEST_FILLED_DIR: dataDir, OWS_TEST_FILLED_DATABASE: database } = process.env;
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
  if (database) await dropDatabase(database);
}
