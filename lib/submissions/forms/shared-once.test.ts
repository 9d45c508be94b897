/** @jest-environment node */
import type { RedisClient } from '@/lib/runtime/open-redis';
import { testIf } from '@/testing/reachable';
import { connectRedis, keysOf, redisIsThere } from '@/testing/redis';
import { until } from '@/testing/until';

const HOST = `once-${process.pid}.example`;
Object.assign(process.env, {
  OWS_APP_SECRET: 'secret-of-the-test',
  SITE_SECRET: 'sixteen-characters',
  SITE_URL: `https://${HOST}`,
});
const { SharedOnce } = jest.requireActual<typeof import('./shared-once')>('./shared-once');

interface Outcome {
  kind: 'sent' | 'failed';
  reference: string;
}
const SENT: Outcome = { kind: 'sent', reference: 'reference-of-the-visitor' };
const FAILED: Outcome = { kind: 'failed', reference: '' };

const there = redisIsThere('forms that are sent at two processes are not tested');
const withRedis = testIf(there);
let clients: RedisClient[];

/** A process of its own, as far as forms are concerned. */
function startProcess(client: RedisClient | null, leaseMs = 10_000) {
  return new SharedOnce<Outcome>({
    client: () => client,
    isDone: ({ kind }) => kind === 'sent',
    read: (stored) => stored as Outcome | null,
    leaseMs,
  });
}

/** Work that ends when the test says so. */
function heldWork() {
  let end: (outcome: Outcome) => void = () => undefined;
  const outcome = new Promise<Outcome>((resolve) => {
    end = resolve;
  });
  let begin: () => void = () => undefined;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const work = jest.fn(() => {
    begin();
    return outcome;
  });
  return { work, begun, end: (value: Outcome) => end(value) };
}

/** Until a process has begun to wait for a claim: it reads the key again and again. */
async function waits(client: RedisClient): Promise<void> {
  const read = jest.spyOn(client, 'get');
  await until('a process waits', 5000, async () => read.mock.calls.length > 1);
}

beforeEach(async () => {
  clients = there ? [await connectRedis(), await connectRedis(), await connectRedis()] : [];
});
afterEach(async () => {
  const [client] = clients.slice(-1);
  const keys = client ? await keysOf(client, HOST) : [];
  if (client && keys.length > 0) await client.del(keys);
  for (const one of clients) if (one.isOpen) one.destroy();
});

const two = (leaseMs?: number) => clients.slice(0, 2).map((client) => startProcess(client, leaseMs));
type Process = ReturnType<typeof startProcess>;

withRedis('CU-10 what one process has sent gets the same outcome at another one', async () => {
  const [one, other] = two() as [Process, Process];
  const again = jest.fn(async () => FAILED);
  expect(await one.run('a', async () => SENT)).toEqual(SENT);
  expect(await other.run('a', again)).toEqual(SENT);
  expect(again).not.toHaveBeenCalled();
  expect(await other.run('b', again)).toEqual(FAILED);
});

withRedis('CU-10 a second request at another process waits for the first one, beyond its lease', async () => {
  const [one, other] = two(300) as [Process, Process];
  const { work, begun, end } = heldWork();
  const again = jest.fn(async () => FAILED);
  const first = one.run('a', work);
  await begun;
  const second = other.run('a', again);
  const renewed = jest.spyOn(clients[0] as RedisClient, 'eval');
  await until('the lease would be over', 5000, async () => renewed.mock.calls.length > 3);
  end(SENT);
  expect(await Promise.all([first, second])).toEqual([SENT, SENT]);
  expect([work.mock.calls.length, again.mock.calls.length]).toEqual([1, 0]);
});

withRedis(
  'CU-10 a request that waits for an attempt that fails shares its outcome; a later one tries again',
  async () => {
    const [one, other] = two() as [Process, Process];
    const { work, begun, end } = heldWork();
    const again = jest.fn(async () => SENT);
    const first = one.run('a', work);
    await begun;
    const second = other.run('a', again);
    await waits(clients[1] as RedisClient);
    end(FAILED);
    expect(await Promise.all([first, second])).toEqual([FAILED, FAILED]);
    expect(again).not.toHaveBeenCalled();
    expect(await other.run('a', again)).toEqual(SENT);
  },
);

withRedis('CU-10 the claim of a process that dies ends with its lease', async () => {
  const [one, other] = two(500) as [Process, Process];
  const { work, begun, end } = heldWork();
  const first = one.run('a', work);
  await begun;
  clients[0]?.destroy();
  const again = jest.fn(async () => SENT);
  expect(await other.run('a', again)).toEqual(SENT);
  expect(again).toHaveBeenCalledTimes(1);
  end(FAILED);
  await first;
});

withRedis('CU-10 work that throws can be tried again at another process', async () => {
  const [one, other] = two() as [Process, Process];
  await expect(one.run('a', () => Promise.reject(new Error('fault')))).rejects.toThrow('fault');
  expect(await other.run('a', async () => SENT)).toEqual(SENT);
});

withRedis('CU-10 nothing of the visitor can be read in Redis, and all of it ends', async () => {
  const [one] = two() as [Process];
  await one.run('name and phone of a visitor', async () => SENT);
  const client = clients[2] as RedisClient;
  const keys = await keysOf(client, HOST);
  const values = await Promise.all(keys.map((key) => client.get(key)));
  expect(keys).toHaveLength(1);
  expect([...keys, ...values].join()).not.toMatch(/visitor/);
  const ms = await client.pTTL(keys[0] ?? '');
  expect(ms).toBeGreaterThan(590_000);
  expect(ms).toBeLessThanOrEqual(600_000);
});

withRedis.each(['made-up', 'AAAA'.repeat(40)])(
  'CU-10 an outcome that cannot be read stops nobody: %s',
  async (text) => {
    const [one, other] = two() as [Process, Process];
    await one.run('a', async () => SENT);
    const [key = ''] = await keysOf(clients[2] as RedisClient, HOST);
    await clients[2]?.set(key, text);
    const again = jest.fn(async () => SENT);
    expect(await other.run('a', again)).toEqual(SENT);
    expect(again).toHaveBeenCalledTimes(1);
  },
);

describe('without Redis', () => {
  test.each([
    ['not configured', async () => null],
    ['not there', () => connectRedis('redis://127.0.0.1:1')],
  ])('CU-10 %s, a process decides for itself', async (_, open) => {
    const client = await open();
    const process = startProcess(client);
    const work = jest.fn(async () => SENT);
    const both = [process.run('a', work), process.run('a', work)];
    expect(await Promise.all(both)).toEqual([SENT, SENT]);
    expect(await startProcess(client).run('a', work)).toEqual(SENT);
    expect(work).toHaveBeenCalledTimes(2);
    client?.destroy();
  });

  withRedis(
    'CU-10 lost while a form is being sent, it still gets its outcome, and so does a request that waits',
    async () => {
      const [one, other] = two(300) as [Process, Process];
      const { work, begun, end } = heldWork();
      const first = one.run('a', work);
      await begun;
      const again = jest.fn(async () => SENT);
      const second = other.run('a', again);
      for (const client of clients.slice(0, 2)) client.destroy();
      end(SENT);
      expect(await Promise.all([first, second])).toEqual([SENT, SENT]);
      expect(await one.run('a', again)).toEqual(SENT);
      expect(again).toHaveBeenCalledTimes(1);
    },
  );
});
