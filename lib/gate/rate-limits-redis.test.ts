/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'redis';
import { setProcessState } from '@/lib/runtime/process-state';
import { isInstalled } from '@/testing/programs';
import { testIf } from '@/testing/reachable';
import { connectRedis, keysOf, REDIS_URL, redisIsThere } from '@/testing/redis';
import { until } from '@/testing/until';

const HOST = `rates-${process.pid}.example`;

type Limits = typeof import('./rate-limits');
type Connection = { client: { destroy: () => void } | null };

const settings = (url: string) => ({
  OWS_APP_SECRET: 'secret-of-the-test',
  SITE_SECRET: 'sixteen-characters',
  SITE_URL: `https://${HOST}`,
  RATE_FORMS_PER_MINUTE: '5',
  REDIS_URL: url,
});

const opened: Connection[] = [];

/** Another process of the site, as far as limits are concerned: its own modules and connection. */
async function anotherProcess(url: string): Promise<Limits> {
  Object.assign(process.env, settings(url));
  setProcessState('env', undefined);
  setProcessState('redis', undefined);
  setProcessState('rateLimiters', undefined);
  jest.resetModules();
  const limits: Limits = await import('./rate-limits');
  const { redis } = await import('@/lib/runtime/redis');
  const client = redis();
  opened.push({ client });
  for (let waited = 0; waited < 40 && client && !client.isReady; waited += 1) await sleep(25);
  return limits;
}

async function passed({ takeTurn }: Limits, times: number, address = '1.1.1.1'): Promise<number> {
  const turns = Array.from({ length: times }, () => takeTurn('forms', address));
  return (await Promise.allSettled(turns)).filter(({ status }) => status === 'fulfilled').length;
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

async function removeKeys(): Promise<void> {
  const client = await connectRedis();
  if (!client.isReady) return;
  for (const key of await keysOf(client, HOST)) await client.del(key);
  client.destroy();
}

const withRedis = testIf(redisIsThere('limits shared by processes are not tested'));

beforeAll(removeKeys);
afterEach(() => {
  for (const { client } of opened.splice(0)) client?.destroy();
});
afterAll(removeKeys);

withRedis('CL-03 two processes count a visitor together, and send Retry-After', async () => {
  const one = await anotherProcess(REDIS_URL);
  const other = await anotherProcess(REDIS_URL);
  expect(await passed(one, 3)).toBe(3);
  expect(await passed(other, 3)).toBe(2);
  const refused = one.takeTurn('forms', '1.1.1.1');
  await expect(refused).rejects.toMatchObject({
    code: 429,
    headers: { 'Retry-After': expect.stringMatching(/^\d+$/) },
  });
  expect(await passed(other, 1, '2.2.2.2')).toBe(1);
});

withRedis('no address of a visitor is stored in Redis, and keys expire after a minute', async () => {
  await passed(await anotherProcess(REDIS_URL), 1, '203.0.113.77');
  const client = createClient({ url: REDIS_URL });
  await client.connect();
  const keys = await client.keys(`site:${HOST}:*`);
  const times = await Promise.all(keys.map((key) => client.ttl(key)));
  client.destroy();
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.join()).not.toContain('203.0.113');
  for (const seconds of times) expect(seconds).toBeLessThanOrEqual(60);
});

test('CL-03 without Redis at its address each process counts for itself, without delay', async () => {
  const limits = await anotherProcess('redis://127.0.0.1:1');
  const started = performance.now();
  expect(await passed(limits, 7)).toBe(5);
  expect(performance.now() - started).toBeLessThan(1000);
});

test('CL-03 a Redis that accepts and never answers delays no request', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket));
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const address = silent.address();
  const port = typeof address === 'object' ? address?.port : 0;
  const limits = await anotherProcess(`redis://127.0.0.1:${port}`);
  const started = performance.now();
  expect(await passed(limits, 7, '3.3.3.3')).toBe(5);
  expect(performance.now() - started).toBeLessThan(2000);
  for (const { client } of opened.splice(0)) client?.destroy();
  for (const socket of sockets) socket.destroy();
  silent.close();
});

const withServer = testIf(isInstalled('redis-server', 'limits are not tested while Redis stops'));

describe('a Redis that stops in between', () => {
  const PORT = 16_390 + (process.pid % 500);
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn('redis-server', ['--port', String(PORT), '--save', '', '--bind', '127.0.0.1'], {
      stdio: 'ignore',
    });
    await until('Redis', 10_000, () => accepts(PORT));
  };
  afterEach(() => void server?.kill('SIGKILL'));

  withServer('CL-03 limits go on in the process itself', async () => {
    await start();
    const limits = await anotherProcess(`redis://127.0.0.1:${PORT}`);
    expect(await passed(limits, 2, '4.4.4.4')).toBe(2);
    server?.kill('SIGKILL');
    await sleep(100);
    const started = performance.now();
    expect(await passed(limits, 7, '4.4.4.4')).toBe(5);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
