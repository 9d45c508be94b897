import { spawnSync } from 'node:child_process';
import { openRedis, type RedisClient } from '@/lib/runtime/open-redis';

/** The Redis for tests of what several processes share. */
export const REDIS_URL = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';

/** Ends with 0 if the address given by host and port accepts a connection within half a second. */
const CONNECT = `
const [host, port] = process.argv.slice(1);
const socket = require('node:net').connect(Number(port), host, () => process.exit(0));
socket.on('error', () => process.exit(1));
socket.setTimeout(500, () => process.exit(1));`;

function answers(): boolean {
  const { hostname, port } = new URL(REDIS_URL);
  return spawnSync(process.execPath, ['-e', CONNECT, hostname, port || '6379']).status === 0;
}

/**
 * Whether Redis is available, found out before tests are defined, so that those that need it can be skipped. Without
 * it CI fails; elsewhere a warning says what is not tested.
 */
export function redisIsThere(untried: string): boolean {
  if (answers()) return true;
  if (process.env.CI) throw new Error(`CI needs Redis at ${REDIS_URL}`);
  console.warn(`Redis cannot be reached at ${REDIS_URL}: ${untried}`);
  return false;
}

/** `test`, skipped where the condition does not hold. */
export const testIf = (condition: boolean): jest.It => (condition ? test : test.skip);

/** A connection as one process of the site has it, made or failed; the test has to destroy it. */
export async function connectRedis(url = REDIS_URL): Promise<RedisClient> {
  const times = { timeoutMs: 300, connectMs: 3000, reconnectMs: 2000 };
  return new Promise((resolve) => {
    const lost = () => resolve(client);
    const { client, connected } = openRedis({ url, ...times, lost, back: () => undefined });
    void connected.then(() => resolve(client));
  });
}

/** The names of all keys that processes of a site at this host have stored. */
export async function keysOf(client: RedisClient, host: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const some of client.scanIterator({ MATCH: `site:${host}:*`, COUNT: 1000 })) keys.push(...some);
  return keys;
}
