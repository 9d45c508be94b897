import { connect } from 'node:net';

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
