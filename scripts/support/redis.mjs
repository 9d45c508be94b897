import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const LONGEST_MS = 10_000;
const LOOK_MS = 20;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

const answers = (port) =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true));
    socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
  });

/** Starts a Redis that stores nothing and ends with this process; a missing redis-server is its event `error`. */
export function startRedis(port) {
  const redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', ''], {
    stdio: 'ignore',
  });
  process.once('exit', () => redis.kill());
  return redis;
}

/**
 * The environment variable by which the tests find a Redis: the given one, else one of their own that ends with this
 * process, so that neither a service of the machine nor what it stores matters. Without redis-server nothing is set.
 */
export async function redisSettings() {
  if (process.env.TEST_REDIS_URL) return {};
  const port = await freePort();
  const redis = startRedis(port);
  redis.unref();
  let hasEnded = false;
  const ended = () => {
    hasEnded = true;
  };
  redis.once('error', ended).once('exit', ended);
  for (const end = Date.now() + LONGEST_MS; !hasEnded && Date.now() < end; await pause(LOOK_MS))
    if (await answers(port)) return { TEST_REDIS_URL: `redis://127.0.0.1:${port}` };
  redis.kill();
  return {};
}
