import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageStore } from '@/lib/runtime/pages';
import { testIf } from '@/testing/reachable';
import { REDIS_URL, redisIsThere } from '@/testing/redis';
import { type OpenedStore, openStore } from './open-store';
import { SharedStore } from './shared';
import { isStale } from './test-opened';
import { page } from './test-pages';

jest.setTimeout(20_000);

const log = { warn: jest.fn(), info: jest.fn() };

const withRedis = testIf(redisIsThere('sharing between processes is not tested'));
let places: string[] = [];
let open: SharedStore[] = [];
/** Stale pages of any process that another one is rendering. */
let elsewhere: string[] = [];
let name: string;

beforeEach(() => {
  name = randomUUID();
});
afterEach(() => {
  for (const shared of open) shared.close();
  for (const place of places) rmSync(place, { recursive: true, force: true });
  [open, places, elsewhere] = [[], [], []];
});

/** Simulates a process of its own: own memory, own disk, own connection. */
async function openProcess(url = REDIS_URL, build = name): Promise<OpenedStore> {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const shared = await SharedStore.open({ url, name: build, content: name, log });
  places.push(folder);
  open.push(shared);
  const options = { folder, memoryBytes: 1e6, diskBytes: 1e6, shared, log };
  return openStore({ ...options, elsewhere: (address) => elsewhere.push(address) });
}

const startProcess = async (url?: string): Promise<PageStore> => (await openProcess(url)).pages;

async function eventually(check: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 10_000;
  while (!(await check())) {
    if (Date.now() > end) throw new Error('it did not come about');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** A road to Redis that can be cut. */
async function startRoad() {
  const sockets = new Set<Socket>();
  const { hostname, port } = new URL(REDIS_URL);
  const server: Server = createServer((from) => {
    const to = connect(Number(port || 6379), hostname);
    for (const socket of [from, to]) {
      sockets.add(socket);
      socket.on('error', () => {});
    }
    from.pipe(to).pipe(from);
  });
  const listen = (at: number) => new Promise<void>((done) => server.listen(at, '127.0.0.1', done));
  await listen(0);
  const address = server.address();
  const at = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `redis://127.0.0.1:${at}`,
    mend: () => listen(at),
    async cut() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

withRedis('a page that one process drew is served by the other', async () => {
  const [a, b] = [await startProcess(), await startProcess()];
  await a.set('/a', page('shared'), 720);
  expect((await b.get('/a'))?.value).toEqual(page('shared'));
});

withRedis(
  'of several processes one refreshes a stale page, the others go on with theirs and then take it',
  async () => {
    const [a, b] = [await startProcess(), await startProcess()];
    await a.set('/a', page('old', ['lists']), 720);
    await b.get('/a');
    await a.mark(['lists']);
    expect(isStale(await a.get('/a'))).toBe(true);
    expect(isStale(await a.get('/a'))).toBe(true);
    expect(elsewhere).toEqual([]);
    expect(isStale(await b.get('/a'))).toBe(false);
    expect(elsewhere).toEqual(['/a']);
    await a.set('/a', page('new', ['lists']), 720);
    await eventually(async () => (await b.get('/a'))?.value.html === 'new');
  },
);

withRedis(
  'OP-03 a process that compresses its page late does not replace the newer one of another',
  async () => {
    const [a, b, c] = [await openProcess(), await openProcess(), await openProcess()];
    await a.pages.set('/a', page('old', [`made:${Date.now() - 1000}`]), 720);
    await b.pages.set('/a', page('new'), 720);
    await a.stored.compress('/a');
    expect((await c.pages.get('/a'))?.value.html).toBe('new');
  },
);

withRedis('a mark reaches the other processes, and those that start later', async () => {
  const [a, b] = [await startProcess(), await startProcess()];
  await b.set('/b', page('b', ['article:7']), 720);
  await a.mark(['article:7']);
  await eventually(async () => isStale(await b.get('/b')));
});

const entry = (value: string, tag: string, at = Date.now()) => ({
  value,
  tags: [tag],
  at,
  freshUntil: at + 300_000,
});

withRedis(
  'a file that one process generated is found by the other, until a publication reaches both',
  async () => {
    const [a, b] = [await openProcess(), await openProcess()];
    await a.files.write('file:feeds/a', entry('feed', 'lists'));
    expect(await b.files.read('file:feeds/a')).toMatchObject({ value: 'feed', state: 'fresh' });
    await a.pages.mark(['lists']);
    const invalidated = async () => (await b.files.read('file:feeds/a'))?.state === 'invalidated';
    await eventually(invalidated);
    await new Promise((resolve) => setTimeout(resolve, 2));
    await b.files.write('file:feeds/a', entry('new', 'lists'));
    expect(await a.files.read('file:feeds/a')).toMatchObject({ value: 'new', state: 'fresh' });
  },
);

withRedis('of several processes one regenerates a stale file', async () => {
  const [a, b] = [await openProcess(), await openProcess()];
  await a.files.write('file:feeds/a', entry('feed', 'lists', Date.now() - 400_000));
  expect((await b.files.read('file:feeds/a'))?.state).toBe('stale');
  expect([await a.files.claim('file:feeds/a'), await b.files.claim('file:feeds/a')]).toEqual([true, false]);
});

withRedis('of two snapshots a process is offered the shared one, unless its own is newer', async () => {
  const [a, b] = [await openProcess(), await openProcess()];
  const now = Date.now();
  await a.files.write('snapshot:menu', entry('older', 'menu', now - 2));
  expect(await b.files.peekShared('snapshot:menu')).toMatchObject({ value: 'older' });
  await b.files.write('snapshot:menu', entry('newer', 'menu', now - 1));
  expect(await a.files.peek('snapshot:menu')).toMatchObject({ value: 'older' });
  expect(await a.files.peekShared('snapshot:menu')).toMatchObject({ value: 'newer' });
  expect(await a.files.peek('snapshot:menu')).toMatchObject({ value: 'newer' });
});

withRedis('entries beside a store have names of their own', async () => {
  const first = await SharedStore.open({ url: REDIS_URL, name, log });
  open.push(first);
  await first.set('/a', Buffer.from('page'));
  expect(await first.beside(`${name}-other`).get('/a')).toBeNull();
  expect(await first.beside(name).get('/a')).toEqual(Buffer.from('page'));
});

withRedis('a page taken away is not handed on', async () => {
  const [a, b] = [await startProcess(), await startProcess()];
  await a.set('/a', page('withdrawn'), 720);
  await a.withdraw('/a', page('missing'));
  expect(await b.get('/a')).toBeNull();
});

withRedis(
  'with Redis gone each process goes on, stale pages included, and they meet again later',
  async () => {
    const road = await startRoad();
    const [a, b] = [await startProcess(road.url), await startProcess()];
    await a.set('/a', page('before', ['lists']), 720);
    await road.cut();
    expect((await a.get('/a'))?.value.html).toBe('before');
    await a.set('/own', page('own'), 720);
    expect((await a.get('/own'))?.value.html).toBe('own');
    expect(isStale(await a.get('/a'))).toBe(false);
    await b.mark(['lists']);
    await road.mend();
    await eventually(async () => isStale(await a.get('/a')));
    await road.cut();
  },
);

withRedis('OP-03 a mark that is made while Redis is gone reaches the others when it is back', async () => {
  const road = await startRoad();
  const [a, b] = [await startProcess(road.url), await startProcess()];
  await b.set('/b', page('b', ['article:8']), 720);
  await road.cut();
  await a.mark(['article:8']);
  expect(isStale(await b.get('/b'))).toBe(false);
  await road.mend();
  await eventually(async () => isStale(await b.get('/b')));
  await road.cut();
});

withRedis('OP-03 processes of two builds share no pages, but marks', async () => {
  const [a, b] = [await openProcess(REDIS_URL, `${name}-a`), await openProcess(REDIS_URL, `${name}-b`)];
  await b.pages.set('/b', page('b', ['article:9']), 720);
  expect(await a.pages.get('/b')).toBeNull();
  await a.pages.mark(['article:9']);
  await eventually(async () => isStale(await b.pages.get('/b')));
});

test('a site starts without its Redis', async () => {
  const lonely = await startProcess('redis://127.0.0.1:1');
  await lonely.set('/a', page('alone'), 720);
  expect((await lonely.get('/a'))?.value.html).toBe('alone');
  expect(log.warn).toHaveBeenCalledWith(expect.stringContaining('Redis is out of reach'));
});
