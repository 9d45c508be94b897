import { randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';

const SERVER = process.env.OWS_TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/test';

type PreparedEngine = { env: Record<string, string>; dispose: () => Promise<void> };
export type Engine = {
  name: string;
  /** A copy of the store that was filled with the test pack before the tests (fill-stores.ts), or an empty one. */
  prepare: (dataDir: string) => Promise<PreparedEngine>;
};

export const embedded: Engine = {
  name: 'PGlite',
  prepare: async (dataDir) => {
    const filled = process.env.OWS_TEST_FILLED_DIR;
    if (filled) await cp(path.join(filled, 'store'), path.join(dataDir, 'store'), { recursive: true });
    return { env: {}, dispose: async () => {} };
  },
};

/** A database of its own for each test file, dropped afterwards. */
const postgres: Engine = {
  name: 'PostgreSQL',
  prepare: async () => {
    const database = `ows_test_${randomBytes(6).toString('hex')}`;
    await createDatabase(database, process.env.OWS_TEST_FILLED_DATABASE);
    return { env: { DATABASE_URL: urlOf(database) }, dispose: () => dropDatabase(database) };
  },
};

export const createDatabase = (name: string, template = 'template1') =>
  onServer(`create database ${name} template ${template}`);

export const dropDatabase = (name: string) => onServer(`drop database ${name} with (force)`);

export function urlOf(database: string): string {
  const url = new URL(SERVER);
  url.pathname = `/${database}`;
  return url.href;
}

/** The engines whose stores were filled before the tests: the embedded one always, PostgreSQL where it is available. */
export const engines = (): Engine[] =>
  process.env.OWS_TEST_FILLED_DATABASE ? [embedded, postgres] : [embedded];

/** Whether the PostgreSQL of OWS_TEST_DATABASE_URL answers within three seconds; with CI it has to. */
export async function hasPostgres(): Promise<boolean> {
  const client = new Client({ connectionString: SERVER, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    if (process.env.CI === 'true') throw new Error('PostgreSQL of OWS_TEST_DATABASE_URL does not answer.');
    console.warn('PostgreSQL of OWS_TEST_DATABASE_URL does not answer: the tests go on with PGlite alone.');
    return false;
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER });
  await client.connect();
  await client.query(statement);
  await client.end();
}
