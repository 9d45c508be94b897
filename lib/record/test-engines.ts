import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { FilingContent } from '@/lib/model/record';
import { newKey } from './keys/key';
import type { OpenOptions } from './open-record';

const SERVER = process.env.OWS_TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/test';

/** An empty place for a record of its own. */
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

/** PGlite; `made` is a folder whose embedded database is copied, since making one takes seconds. */
export async function embeddedPlace(made?: string): Promise<TestPlace> {
  const folder = await newFolder();
  if (made) await cp(join(made, 'database'), join(folder, 'database'), { recursive: true });
  const settings = { folder, databaseUrl: null, key: newKey(), formerKeys: [] };
  return { options: { settings, siteUrl }, dispose: () => rm(folder, { recursive: true, force: true }) };
}

/** PostgreSQL. */
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

/** Whether the PostgreSQL of OWS_TEST_DATABASE_URL answers within three seconds; with CI it has to. */
export async function hasPostgres(): Promise<boolean> {
  try {
    await onServer('select 1');
    return true;
  } catch {
    if (process.env.CI === 'true') throw new Error('PostgreSQL of OWS_TEST_DATABASE_URL does not answer.');
    console.warn('PostgreSQL of OWS_TEST_DATABASE_URL does not answer: the tests go on with PGlite alone.');
    return false;
  }
}

/** A filing with one file, to be changed by tests. */
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
