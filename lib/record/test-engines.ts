import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import type { FilingContent } from '@/lib/model/record';
import { openEmbedded } from './database/open-embedded';
import { newKey } from './keys/key';
import type { OpenOptions } from './open-record';

const SERVER = process.env.OWS_TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/test';

/** The server of `postgresPlace`, which tests skip where it is missing (testing/reachable.ts). */
export const POSTGRES = { name: 'PostgreSQL', address: SERVER, port: '5432' };

/** An empty store for one record. */
export interface TestPlace {
  options: OpenOptions;
  dispose: () => Promise<void>;
}

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER, connectionTimeoutMillis: 3000 });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const siteUrl = 'https://www.example.com';
const newFolder = () => mkdtemp(join(tmpdir(), 'record-'));

const { version } = JSON.parse(readFileSync('node_modules/@electric-sql/pglite/package.json', 'utf8'));
const TEMPLATE = `node_modules/.cache/record-${version}`;

/** An empty embedded database to copy, since creating one takes seconds; kept for later runs. */
async function template(): Promise<string> {
  if (existsSync(TEMPLATE)) return TEMPLATE;
  const folder = await newFolder();
  const database = await openEmbedded(folder, { lost: () => undefined });
  await database.close();
  await mkdir(dirname(TEMPLATE), { recursive: true });
  const own = `${TEMPLATE}.${process.pid}`;
  await cp(join(folder, 'database'), own, { recursive: true });
  // Another test file may have been faster.
  await rename(own, TEMPLATE).catch(() => rm(own, { recursive: true }));
  await rm(folder, { recursive: true });
  return TEMPLATE;
}

/** PGlite in a new folder: a copy of the empty database, or none yet. */
export async function embeddedPlace(database: 'copied' | 'none' = 'copied'): Promise<TestPlace> {
  const folder = await newFolder();
  if (database === 'copied') await cp(await template(), join(folder, 'database'), { recursive: true });
  const settings = { folder, databaseUrl: null, key: newKey(), formerKeys: [] };
  return { options: { settings, siteUrl }, dispose: () => rm(folder, { recursive: true, force: true }) };
}

/** A new database on the PostgreSQL server. */
export async function postgresPlace(): Promise<TestPlace> {
  const folder = await newFolder();
  const name = `record_test_${randomBytes(6).toString('hex')}`;
  await onServer(`create database ${name}`);
  const databaseUrl = Object.assign(new URL(SERVER), { pathname: `/${name}` }).href;
  return {
    options: { settings: { folder, databaseUrl, key: newKey(), formerKeys: [] }, siteUrl },
    async dispose() {
      await onServer(`drop database ${name} with (force)`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A filing with one file; tests override its members. */
export const sampleFiling = (id: string, changed: Partial<FilingContent> = {}): FilingContent => ({
  id,
  locale: 'zh',
  title: `公告 ${id}`,
  kind: 'announcement',
  period: '2025',
  displayTime: '2025-03-01 18:00:00',
  textSha256: 'a'.repeat(64),
  files: [{ name: `${id}.pdf`, url: `/ows/files/${id}.pdf`, bytes: 10, sha256: 'b'.repeat(64) }],
  ...changed,
});
