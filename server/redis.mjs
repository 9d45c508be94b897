import { createClient } from 'redis';

/**
 * A connection to Redis that keeps nobody waiting: a command fails at once without a connection and after `patienceMs`
 * with one, and a lost connection is sought again. `lost` and `back` are told once each time. `connected` is over when
 * the first try is.
 */
export function openRedis({ url, patienceMs, connectMs, reconnectMs, lost, back }) {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: patienceMs },
    socket: { connectTimeout: connectMs, reconnectStrategy: () => reconnectMs },
  });
  let broken = false;
  client.on('error', (error) => {
    if (!broken) lost(error);
    broken = true;
  });
  client.on('ready', () => {
    if (broken) back();
    broken = false;
  });
  return { client, connected: client.connect().catch(() => undefined) };
}
