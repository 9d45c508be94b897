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

/** Timeout of a Redis command; after it the process goes on without Redis. */
const COMMAND_TIMEOUT_MS = 300;
const CONNECT_MS = 3000;
const RECONNECT_MS = 2000;

/** Connects in the background: until Redis is ready, this process counts on its own. */
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

/** This process's connection to the Redis at REDIS_URL; null without one. Never throws, never waits. */
export function redis(): RedisClient | null {
  return processState('redis', () => {
    const { redisUrl } = env();
    return { client: redisUrl ? connect(redisUrl) : null };
  }).client;
}
