import 'server-only';
import { openRedis } from '../server/redis.mjs';
import { env } from './env';
import { log } from './log';
import { processWide } from './process-wide';

/** Nobody waits longer than this for what another process may know. */
const PATIENCE_MS = 300;
const CONNECT_MS = 3000;
const RECONNECT_MS = 2000;

/** Connects behind the back of the first visitor: what is counted is then counted here. */
function connect(url: string) {
  const { client } = openRedis({
    url,
    patienceMs: PATIENCE_MS,
    connectMs: CONNECT_MS,
    reconnectMs: RECONNECT_MS,
    lost: ({ name }) => log.warn({ why: name }, 'Redis is out of reach: this process counts for itself'),
    back: () => log.info('Redis is back'),
  });
  return client;
}

type Connection = { client: ReturnType<typeof connect> | null };

/** The connection of this process to the Redis of REDIS_URL, or null without one. Never throws and never waits. */
export function redis(): Connection['client'] {
  return processWide('redis', (): Connection => {
    const { redisUrl } = env();
    return { client: redisUrl ? connect(redisUrl) : null };
  }).client;
}
