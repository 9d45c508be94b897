import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RedisClient } from '@/lib/runtime/open-redis';
import { testIf } from '@/testing/reachable';
import { connectRedis, redisIsThere } from '@/testing/redis';
import { SharedKeys } from './shared-keys';

const withRedis = testIf(redisIsThere('what processes know of stored entries is not tested'));
let name: string;
let clients: RedisClient[] = [];
let opened: SharedKeys[] = [];

beforeEach(() => {
  name = `[${randomUUID()}]`;
});
afterEach(() => {
  for (const keys of opened) keys.close();
  for (const client of clients) client.destroy();
  [opened, clients] = [[], []];
});

const prefix = () => `site:${name}:entry:`;

async function connect(url?: string): Promise<RedisClient> {
  const client = await connectRedis(url);
  clients.push(client);
  return client;
}

/** What a process of its own knows. */
async function openKeys(url?: string): Promise<{ keys: SharedKeys; client: RedisClient }> {
  const client = await connect(url);
  const keys = new SharedKeys({ client, prefix: prefix(), channel: `site:${name}:stored` });
  opened.push(keys);
  return { keys, client };
}

async function eventually(check: () => boolean): Promise<void> {
  while (!check()) await pause(10);
}

withRedis('OP-04 until all keys are known, each may be there', async () => {
  const { keys } = await openKeys();
  expect(keys.mayHave('/a')).toBe(true);
  await keys.follow();
  expect(keys.mayHave('/a')).toBe(false);
});

withRedis('OP-04 what was stored before is known, of this site alone', async () => {
  const client = await connect();
  await client.set(`${prefix()}/a`, 'entry');
  await client.set(`site:${name}-other:entry:/b`, 'entry');
  const { keys } = await openKeys();
  await keys.follow();
  expect([keys.mayHave('/a'), keys.mayHave('/b')]).toEqual([true, false]);
});

withRedis('OP-04 what another process is about to store is known', async () => {
  const [a, b] = [await openKeys(), await openKeys()];
  await Promise.all([a.keys.follow(), b.keys.follow()]);
  await a.keys.announce('/a?名=值');
  await eventually(() => b.keys.mayHave('/a?名=值'));
  expect(b.keys.mayHave('/a')).toBe(false);
});

withRedis('OP-04 after a lost connection each may be there, until all are known again', async () => {
  const { keys } = await openKeys();
  const client = await connect();
  await keys.follow();
  expect(keys.mayHave('/a')).toBe(false);
  await client.set(`${prefix()}/a`, 'entry');
  await client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']);
  await eventually(() => keys.mayHave('/b'));
  await eventually(() => !keys.mayHave('/b'));
  expect(keys.mayHave('/a')).toBe(true);
});

test('OP-04 without Redis each may be there', async () => {
  const { keys } = await openKeys('redis://127.0.0.1:1');
  void keys.follow();
  await pause(50);
  expect(keys.mayHave('/a')).toBe(true);
});
