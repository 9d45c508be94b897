import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { RENAMED } from './support/known';
import { listenersOf } from './support/listeners';
import { closeOffice, openOffice, rename } from './support/office';
import { ownRedis } from './support/own-redis';
import { NOT_KEPT, start, until } from './support/processes';
import { layOutRelease, ownFile, pointTo } from './support/releases';
import { ownPort, SECRETS } from './support/settings';
import { openSite, type Site } from './support/site';
import { steadyLoad } from './support/steady-load';
import { atEach, linesOf, pidsOf, placesOf } from './support/supervised';
import { nicenessIn } from './support/thread-priorities';
import { type Get, overOwnConnection, visit } from './support/visit';

const PLACE = '.data/faults-processes';
const CURRENT = join(PLACE, 'current');
const PAGE = { path: `/detail?id=${RENAMED}`, device: 'desktop' } as const;
const PORT = ownPort(3410);
const redis = ownRedis(ownPort(3411));
const withRedis = redis ? test : test.skip;
const CLUSTER = [process.execPath, 'dist/cluster.mjs'];

let site: Site;

const lines = () => linesOf(site);
const count = (message: string) => lines().filter(({ msg }) => msg.startsWith(message)).length;
const pids = () => pidsOf(site);
const both = () => placesOf(site);
const logged = (message: string, times: number) =>
  until(`${message} (${times})`, 60_000, async () => count(message) >= times);

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const atBoth = <T>(ask: (to: Get) => Promise<T>) => atEach(site, both(), ask);
const visits = () => atBoth((to) => visit(to, PAGE));
/** The statuses of these paths at each of both. */
const statusesOf = async (...paths: string[]) =>
  atBoth((to) => Promise.all(paths.map(async (path) => (await to(path, {})).status)));

beforeAll(async () => {
  if (!redis) return;
  rmSync(PLACE, { recursive: true, force: true });
  mkdirSync(PLACE, { recursive: true });
  pointTo(CURRENT, layOutRelease(PLACE, 'a'));
  layOutRelease(PLACE, 'b');
  await redis.open();
  await openOffice();
  await rename(RENAMED, '第一版');
  site = await openSite({
    port: PORT,
    processes: 2,
    env: {
      REDIS_URL: redis.url,
      RELEASE_DIR: CURRENT,
      PUBLISH_CHECK_MS: '60000',
      PAGES_DIR: `${PLACE}/pages`,
      COPIES_DIR: `${PLACE}/copies`,
      BUILDS_DIR: `${PLACE}/builds`,
    },
  });
  await logged('a process takes visitors', 2);
}, 120_000);
afterAll(async () => {
  await site?.end('SIGTERM');
  await redis?.close();
  await closeOffice();
}, 30_000);

const onLinux = redis && process.platform === 'linux' ? test : test.skip;

onLinux('OP-04 each process accepts for itself, through several listeners of the one socket', async () => {
  await until('all listeners', 30_000, async () =>
    both().every((pid) => listenersOf(pid, PORT).handles === 8),
  );
  expect(both().map((pid) => listenersOf(pid, PORT).sockets)).toEqual([1, 1]);
});

onLinux('OP-04 in each process the thread that renders gives way to the one that answers', () => {
  const own = getPriority();
  expect(both().map(nicenessIn)).toEqual([1, 2].map(() => ({ main: own, highest: Math.min(own + 10, 19) })));
});

withRedis('OP-02 /api/metrics answers for all processes', async () => {
  for (const place of ['1', '2']) {
    const bytes = await site.metric('process_resident_memory_bytes', (labels) =>
      labels.includes(`process="${place}"`),
    );
    expect(bytes).toBeGreaterThan(0);
  }
});

withRedis(
  'DT-01 the process that takes a publication reads back itself, and finds it everywhere',
  async () => {
    const headers = { ...NOT_KEPT, authorization: `Bearer ${SECRETS.REVALIDATE_SECRET}` };
    const body = JSON.stringify({ articleId: RENAMED });
    const answer = await fetch(`${site.origin}/api/revalidate`, { method: 'POST', headers, body });
    const { check } = (await answer.json()) as {
      check: { kind: string; address: string; asExpected: boolean }[];
    };
    expect(check.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['page', 'sitemap']));
    expect(check.filter(({ address }) => !address.startsWith(site.origin))).toEqual([]);
    expect(check.filter(({ asExpected }) => !asExpected)).toEqual([]);
  },
  30_000,
);

withRedis(
  'OP-02 a process that is killed comes back, and the other one answers meanwhile',
  async () => {
    await visits();
    process.kill(Number(pids()[1]), 'SIGKILL');
    await logged('a process ended', 1);
    const load = steadyLoad(site.origin);
    await logged('a process takes visitors', 3);
    const { answered, failed } = await load.stop();
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(0);
  },
  60_000,
);

withRedis(
  'OP-03 what is published while Redis is gone is at all processes within a minute of its return',
  async () => {
    const before = await visits();
    expect(before.map(({ h1 }) => h1)).toEqual(before.map(() => '第一版'));
    await redis?.close();
    await rename(RENAMED, '第二版');
    await site.publish([`article:${RENAMED}`]);
    await redis?.open();
    await until('the second version everywhere', 60_000, async () => {
      const seen = await visits();
      return seen.every(({ h1 }) => h1 === '第二版');
    });
  },
  90_000,
);

const SCRIPTS = /(?:src|href|data-page)="(\/(?:_next\/static|page-script|page-data)\/[^"]+)"/g;

withRedis(
  'OP-02 a release replaces the processes under load without an error, and pages of both builds have their files',
  async () => {
    const { html } = await visit(overOwnConnection(site.origin), PAGE);
    const files = [...html.matchAll(SCRIPTS)].map(([, path = '']) => path);
    expect(files.length).toBeGreaterThan(2);
    expect(await statusesOf(ownFile('a'), ownFile('b'))).toEqual([
      [200, 404],
      [200, 404],
    ]);

    const old = both();
    const load = steadyLoad(site.origin, ['/', '/en', '/terms', ...files, ownFile('a')]);
    pointTo(CURRENT, join(process.cwd(), PLACE, 'b'));
    site.child.kill('SIGHUP');
    // The first new process answers beside the old one.
    await logged('a process takes visitors', 4);
    const mixed = await statusesOf(ownFile('b'));
    await logged('release: complete', 1);
    const after = await statusesOf(ownFile('a'), ownFile('b'), ...files);
    const { answered, failed } = await load.stop();
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(100);
    expect([...mixed, ...after].flat().filter((status) => status !== 200)).toEqual([]);
    await until('the end of the old processes', 90_000, async () => !old.some(runs));
  },
  180_000,
);

withRedis(
  'OP-02 a release that does not become ready leaves the old processes',
  async () => {
    const before = pids();
    const broken = layOutRelease(PLACE, 'broken');
    rmSync(join(broken, '.next/server'), { recursive: true });
    pointTo(CURRENT, broken);
    site.child.kill('SIGHUP');
    await logged('release: the new process did not become ready', 1);
    expect(pids()).toEqual(before);
    expect((await visits()).map(({ status }) => status)).toEqual([200, 200]);
  },
  90_000,
);

/** The status over a connection of its own, or `lost`. */
const outcomeOf = (path: string): Promise<string> =>
  overOwnConnection(site.origin)(path, {}).then(
    ({ status }) => String(status),
    () => 'lost',
  );

withRedis(
  'OP-02 a process that hangs is killed and replaced, and the other one answers meanwhile',
  async () => {
    const [hung = 0] = both();
    const before = pids().length;
    // Both processes have the page, and have rendered with its route: a first rendering is no sign of a hanging process.
    expect(await statusesOf('/terms')).toEqual([[200], [200]]);
    const outcomes: string[] = [];
    process.kill(hung, 'SIGSTOP');
    await until('the end of the process', 90_000, async () => {
      outcomes.push(await outcomeOf('/terms'));
      return count('a process hangs and is killed') > 0;
    });
    expect(outcomes.filter((outcome) => outcome !== '200')).toEqual([]);
    expect(outcomes.length).toBeGreaterThan(10);
    expect(lines().find(({ msg }) => msg === 'a process hangs and is killed')).toMatchObject({ pid: hung });
    await logged('a process takes visitors', before + 1);
    expect(runs(hung)).toBe(false);
  },
  180_000,
);

withRedis(
  'OP-02 nothing is left of the processes when their supervisor is killed',
  async () => {
    const last = both();
    expect(last.every(runs)).toBe(true);
    await site.end('SIGKILL');
    await until('the end of the processes', 30_000, async () => !last.some(runs));
  },
  90_000,
);

test.each([
  [
    'PROCESSES is no number',
    { PROCESSES: 'abc' },
    'setting PROCESSES: must be a whole number from 1 to 64\n',
  ],
  ['there is no Redis', { PROCESSES: '2' }, 'REDIS_URL must be set where PROCESSES is more than 1\n'],
  [
    'a setting of the site is wrong',
    { PROCESSES: '2', REDIS_URL: 'redis://127.0.0.1:1', OWS_URL: 'nonsense' },
    'setting OWS_URL: must be an http or https address\n',
  ],
])(
  'OP-02 all ends with one sentence where %s',
  async (_name, env, sentence) => {
    const { child, output } = start(CLUSTER, { ...SECRETS, PORT: String(PORT), ...env });
    const [code] = await once(child, 'close');
    expect([code, output()]).toEqual([1, sentence]);
  },
  30_000,
);
