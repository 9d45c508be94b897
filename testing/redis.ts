import { connect } from 'node:net';
import { openRedis, type RedisClient } from '@/lib/runtime/open-redis';

/** The Redis for tests of what several processes share. */
export const REDIS_URL = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';

const answers = () =>
  new Promise<boolean>((resolve) => {
    const { hostname, port } = new URL(REDIS_URL);
    const socket = connect(Number(port || 6379), hostname);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
    socket.setTimeout(500, () => {
      socket.destroy();
      resolve(false);
    });
  });

/** Whether Redis is available. Without it CI fails; elsewhere a warning says what is not tested. */
export async function redisIsThere(untried: string): Promise<boolean> {
  if (await answers()) return true;
  if (process.env.CI) throw new Error(`CI needs Redis at ${REDIS_URL}`);
  console.warn(`Redis cannot be reached at ${REDIS_URL}: ${untried}`);
  return false;
}

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
