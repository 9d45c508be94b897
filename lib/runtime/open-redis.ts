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

/** The client of a connection, with the package's own commands. */
export type RedisClient = ReturnType<typeof createFailingFast>;

interface RedisConnection {
  client: RedisClient;
  /** Resolves when the first attempt to connect has ended, successfully or not. */
  connected: Promise<unknown>;
}

/**
 * A connection to Redis that delays nothing: a command fails at once without a connection and after `timeoutMs` with
 * one, and a lost connection is reopened. `lost` and `back` are called once each time.
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
