/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'redis';
import { setProcessState } from '@/lib/runtime/process-state';

/** A working Redis; the keys of this test are removed. */
const REAL = process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379';
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

async function reachable(): Promise<boolean> {
  const client = createClient({ url: REAL, socket: { connectTimeout: 500, reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const keys = await client.keys(`site:${HOST}:*`);
    if (keys.length > 0) await client.del(keys);
    client.destroy();
    return true;
  } catch {
    return false;
  }
}

let there = false;
beforeAll(async () => {
  there = await reachable();
  if (there) return;
  if (process.env.CI === 'true') throw new Error(`no Redis answers at ${REAL}`);
  console.warn(`No Redis answers at ${REAL}: tests of limits shared over it go on without it.`);
});
afterEach(() => {
  for (const { client } of opened.splice(0)) client?.destroy();
});
afterAll(async () => void (await reachable()));

test('CL-03 two processes count a visitor together, and send Retry-After', async () => {
  if (!there) return;
  const one = await anotherProcess(REAL);
  const other = await anotherProcess(REAL);
  expect(await passed(one, 3)).toBe(3);
  expect(await passed(other, 3)).toBe(2);
  const refused = one.takeTurn('forms', '1.1.1.1');
  await expect(refused).rejects.toMatchObject({
    code: 429,
    headers: { 'Retry-After': expect.stringMatching(/^\d+$/) },
  });
  expect(await passed(other, 1, '2.2.2.2')).toBe(1);
});

test('no address of a visitor is stored in Redis, and keys expire after a minute', async () => {
  if (!there) return;
  await passed(await anotherProcess(REAL), 1, '203.0.113.77');
  const client = createClient({ url: REAL });
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

describe('a Redis that stops in between', () => {
  const PORT = 16_390 + (process.pid % 500);
  let server: ChildProcess | undefined;
  const start = async () => {
    server = spawn('redis-server', ['--port', String(PORT), '--save', '', '--bind', '127.0.0.1'], {
      stdio: 'ignore',
    });
    let started = true;
    server.on('error', () => {
      started = false;
    });
    await sleep(500);
    return started;
  };
  afterEach(() => void server?.kill('SIGKILL'));

  test('CL-03 limits go on in the process itself', async () => {
    if (!there || !(await start())) return;
    const limits = await anotherProcess(`redis://127.0.0.1:${PORT}`);
    expect(await passed(limits, 2, '4.4.4.4')).toBe(2);
    server?.kill('SIGKILL');
    await sleep(100);
    const started = performance.now();
    expect(await passed(limits, 7, '4.4.4.4')).toBe(5);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
