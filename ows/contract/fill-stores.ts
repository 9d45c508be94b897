import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDatabase, hasPostgres, urlOf } from './engines';
import { launch, readyAddress, TEST_PACK } from './process';

async function fill(dataDir: string, env: Record<string, string> = {}): Promise<void> {
  const launched = launch({ APP_ENV: 'dev', OWS_DATA_DIR: dataDir, OWS_CONTENT_DIR: TEST_PACK, ...env });
  await readyAddress(launched);
  launched.child.kill('SIGTERM');
  if ((await launched.ended) !== 0) throw new Error(`The store was not filled:\n${launched.output()}`);
}

async function fillEmbedded(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'ows-filled-'));
  process.env.OWS_TEST_FILLED_DIR = dataDir;
  await fill(dataDir);
}

async function fillPostgres(): Promise<void> {
  if (!(await hasPostgres())) return;
  const database = `ows_filled_${process.pid}`;
  await createDatabase(database);
  process.env.OWS_TEST_FILLED_DATABASE = database;
  // The engine has no files of its own; the folder is only named.
  await fill(tmpdir(), { DATABASE_URL: urlOf(database) });
}

/** Runs once before all contract tests: fills one store of each engine with the test pack, for them to copy. */
export default async function fillStores(): Promise<void> {
  await Promise.all([fillEmbedded(), fillPostgres()]);
}
