import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const SERVER = process.env.OWS_TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/test';
const PROBE = `const { Client } = require('pg'); const client = new Client({ connectionString: process.argv[1],
  connectionTimeoutMillis: 3000 }); client.connect().then(() => client.end()).catch(() => process.exit(1));`;

type PreparedEngine = { env: Record<string, string>; dispose: () => Promise<void> };
export type Engine = { name: string; prepare: () => Promise<PreparedEngine> };

const embedded: Engine = { name: 'PGlite', prepare: async () => ({ env: {}, dispose: async () => {} }) };

/** A database of its own for each test file, dropped afterwards. */
const postgres: Engine = {
  name: 'PostgreSQL',
  prepare: async () => {
    const database = `ows_test_${randomBytes(6).toString('hex')}`;
    await onServer(`create database ${database}`);
    const url = new URL(SERVER);
    url.pathname = `/${database}`;
    return {
      env: { DATABASE_URL: url.href },
      dispose: () => onServer(`drop database ${database} with (force)`),
    };
  },
};

/** The embedded engine always, PostgreSQL where it answers; under CI it has to. */
export function engines(): Engine[] {
  if (isReachable()) return [embedded, postgres];
  if (process.env.CI === 'true') throw new Error('PostgreSQL of OWS_TEST_DATABASE_URL does not answer.');
  console.warn('PostgreSQL of OWS_TEST_DATABASE_URL does not answer: the tests go on with PGlite alone.');
  return [embedded];
}

/** Synchronous, because Jest must know its tests before the first of them runs. */
function isReachable(): boolean {
  try {
    execFileSync(process.execPath, ['-e', PROBE, SERVER], { stdio: 'ignore', timeout: 10_000 });
    return true;
  } catch {
    return false;
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER });
  await client.connect();
  await client.query(statement);
  await client.end();
}
