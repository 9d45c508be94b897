import { openRedis, type RedisClient } from '@/lib/runtime/open-redis';
import { isReachable } from './reachable';

/** The Redis for tests of what several processes share. */
export const REDIS_URL = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';

/** Whether Redis is available; a warning says otherwise what is not tested. */
export const redisIsThere = (untested: string): boolean =>
  isReachable({ name: 'Redis', address: REDIS_URL, port: '6379' }, untested);

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
