import 'server-only';
import { env } from './env';
import { log } from './log';
import { openRedis, type RedisClient } from './open-redis';
import { processState } from './process-state';

declare module './process-state' {
  interface ProcessState {
    /** `client` is null where no Redis is configured. */
    redis: { client: RedisClient | null };
  }
}

/** Timeout of a Redis command: the process goes on alone after it. */
const COMMAND_TIMEOUT_MS = 300;
const CONNECT_MS = 3000;
const RECONNECT_MS = 2000;

/** Connects behind the back of the first visitor: what is counted is then counted here. */
function connect(url: string): RedisClient {
  const { client } = openRedis({
    url,
    timeoutMs: COMMAND_TIMEOUT_MS,
    connectMs: CONNECT_MS,
    reconnectMs: RECONNECT_MS,
    lost: ({ name }) => log.warn({ why: name }, 'Redis is out of reach: this process counts for itself'),
    back: () => log.info('Redis is back'),
  });
  return client;
}

/** The connection of this process to the Redis of REDIS_URL, or null without one. Never throws and never waits. */
export function redis(): RedisClient | null {
  return processState('redis', () => {
    const { redisUrl } = env();
    return { client: redisUrl ? connect(redisUrl) : null };
  }).client;
}
