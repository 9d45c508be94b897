import { createClient } from 'redis';

interface RedisOptions {
  /** rediss or redis address. */
  url: string;
  /** Timeout of a command. */
  timeoutMs: number;
  connectMs: number;
  reconnectMs: number;
  lost: (error: Error) => void;
  back: () => void;
}

function createFailingFast({ url, timeoutMs, connectMs, reconnectMs }: RedisOptions) {
  return createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: timeoutMs },
    socket: { connectTimeout: connectMs, reconnectStrategy: () => reconnectMs },
  });
}

/** A Redis client with the package's built-in commands. */
export type RedisClient = ReturnType<typeof createFailingFast>;

interface RedisConnection {
  client: RedisClient;
  /** Resolves when the first attempt to connect has ended, successfully or not. */
  connected: Promise<unknown>;
}

/**
 * Opens a connection to Redis that fails fast: a command fails at once if disconnected, else after
 * `timeoutMs`. A lost connection is reopened; `lost` and `back` are called once per outage.
 */
export function openRedis(options: RedisOptions): RedisConnection {
  const client = createFailingFast(options);
  let broken = false;
  client.on('error', (error: Error) => {
    if (!broken) options.lost(error);
    broken = true;
  });
  client.on('ready', () => {
    if (broken) options.back();
    broken = false;
  });
  return { client, connected: client.connect().catch(() => undefined) };
}
