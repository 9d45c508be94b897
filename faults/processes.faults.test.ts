import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { RENAMED } from './support/known';
import { closeOffice, openOffice, rename } from './support/office';
import { ownRedis } from './support/own-redis';
import { start, until } from './support/processes';
import { layOutRelease, ownFile, pointTo } from './support/releases';
import { ownPort, SECRETS } from './support/settings';
import { openSite, type Site } from './support/site';
import { steadyLoad } from './support/steady-load';
import { visit } from './support/visit';

const PLACE = '.data/faults-processes';
const CURRENT = join(PLACE, 'current');
const PAGE = { path: `/detail?id=${RENAMED}`, device: 'desktop' } as const;
const redis = ownRedis(ownPort(3411));
const CLUSTER = [process.execPath, '--import', 'tsx/esm', 'server/cluster.ts'];

let site: Site;

interface Line {
  msg: string;
  pid?: number;
  place?: number;
}

const lines = (): Line[] =>
  site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
const count = (message: string) => lines().filter(({ msg }) => msg.startsWith(message)).length;
/** Ids of the processes that took visitors, in this order. */
const pids = () => lines().flatMap(({ msg, pid }) => (msg === 'a process takes visitors' ? (pid ?? []) : []));
const logged = (message: string, times: number) =>
  until(`${message} (${times})`, 60_000, async () => count(message) >= times);

function runs(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Each is answered by the next process in turn, since each has a connection of its own. */
const visits = async (times: number) =>
  Promise.all(Array.from({ length: times }, () => visit(site.origin, PAGE)));

const statusOf = async (path: string) => (await fetch(site.origin + path)).status;

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
    port: ownPort(3410),
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

test('OP-02 /api/metrics answers for all processes', async () => {
  if (!redis) return;
  for (const place of ['1', '2']) {
    const bytes = await site.metric('process_resident_memory_bytes', (labels) =>
      labels.includes(`process="${place}"`),
    );
    expect(bytes).toBeGreaterThan(0);
  }
});

test('DT-01 the process that takes a publication reads back itself, and finds it everywhere', async () => {
  if (!redis) return;
  const headers = { authorization: `Bearer ${SECRETS.REVALIDATE_SECRET}` };
  const body = JSON.stringify({ articleId: RENAMED });
  const answer = await fetch(`${site.origin}/api/revalidate`, { method: 'POST', headers, body });
  const { check } = (await answer.json()) as {
    check: { kind: string; address: string; asExpected: boolean }[];
  };
  expect(check.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['page', 'sitemap']));
  expect(check.filter(({ address }) => !address.startsWith(site.origin))).toEqual([]);
  expect(check.filter(({ asExpected }) => !asExpected)).toEqual([]);
}, 30_000);

test('OP-02 a process that is killed comes back, and the other one answers meanwhile', async () => {
  if (!redis) return;
  await visits(4);
  process.kill(Number(pids()[1]), 'SIGKILL');
  await logged('a process ended', 1);
  const load = steadyLoad(site.origin);
  await logged('a process takes visitors', 3);
  const { answered, failed } = await load.stop();
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(0);
}, 60_000);

test('OP-03 what is published while Redis is gone is at all processes within a minute of its return', async () => {
  if (!redis) return;
  const before = await visits(6);
  expect(before.map(({ h1 }) => h1)).toEqual(before.map(() => '第一版'));
  await redis.close();
  await rename(RENAMED, '第二版');
  await site.publish([`article:${RENAMED}`]);
  await redis.open();
  await until('the second version everywhere', 60_000, async () => {
    const seen = await visits(6);
    return seen.every(({ h1 }) => h1 === '第二版');
  });
}, 90_000);

const SCRIPTS = /(?:src|href|data-page)="(\/(?:_next\/static|page-script|page-data)\/[^"]+)"/g;

test('OP-02 a release replaces the processes under load without an error, and pages of both builds have their files', async () => {
  if (!redis) return;
  const [{ html }] = (await visits(1)) as [Awaited<ReturnType<typeof visit>>];
  const files = [...html.matchAll(SCRIPTS)].map(([, path = '']) => path);
  expect(files.length).toBeGreaterThan(2);
  expect([await statusOf(ownFile('a')), await statusOf(ownFile('b'))]).toEqual([200, 404]);

  const old = pids().slice(-2);
  const load = steadyLoad(site.origin, ['/', '/en', '/terms', ...files, ownFile('a')]);
  pointTo(CURRENT, join(process.cwd(), PLACE, 'b'));
  site.child.kill('SIGHUP');
  // The first new process answers beside the old one.
  await logged('a process takes visitors', 4);
  const mixed = await Promise.all(Array.from({ length: 6 }, () => statusOf(ownFile('b'))));
  await logged('release: complete', 1);
  const after = await Promise.all(
    [ownFile('a'), ownFile('b'), ...files].flatMap((path) => [path, path]).map(statusOf),
  );
  const { answered, failed } = await load.stop();
  expect(failed).toEqual([]);
  expect(answered).toBeGreaterThan(100);
  expect([...mixed, ...after].filter((status) => status !== 200)).toEqual([]);
  await until('the end of the old processes', 90_000, async () => !old.some(runs));
}, 180_000);

test('OP-02 a release that does not become ready leaves the old processes', async () => {
  if (!redis) return;
  const before = pids();
  const broken = layOutRelease(PLACE, 'broken');
  rmSync(join(broken, '.next/server'), { recursive: true });
  pointTo(CURRENT, broken);
  site.child.kill('SIGHUP');
  await logged('release: the new process did not become ready', 1);
  expect(pids()).toEqual(before);
  expect((await visits(4)).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
}, 90_000);

/** Over a connection of its own, and with patience beyond any answer of a stored page: the status, or `lost`. */
async function outcomeOf(path: string): Promise<string> {
  const options = { headers: { connection: 'close' }, signal: AbortSignal.timeout(10_000) };
  return fetch(site.origin + path, options).then(
    ({ status }) => String(status),
    () => 'lost',
  );
}

test('OP-02 a process that hangs is killed and replaced, and the other one answers meanwhile', async () => {
  if (!redis) return;
  const [hung = 0] = pids().slice(-2);
  const before = pids().length;
  // Both processes have the page, and have rendered with its route: a first rendering is no sign of a hanging process.
  await until('the page at both processes', 60_000, async () => {
    const first = await Promise.all(Array.from({ length: 6 }, () => outcomeOf('/terms')));
    return first.every((outcome) => outcome === '200');
  });
  const outcomes: string[] = [];
  process.kill(hung, 'SIGSTOP');
  await until('the end of the process', 90_000, async () => {
    outcomes.push(await outcomeOf('/terms'));
    return count('a process hangs and is killed') > 0;
  });
  // One that is handed to the process as it stops is lost; it takes no other until it has accepted that one.
  expect(outcomes.filter((outcome) => !['200', 'lost'].includes(outcome))).toEqual([]);
  expect(outcomes.filter((outcome) => outcome === 'lost').length).toBeLessThanOrEqual(1);
  expect(outcomes.filter((outcome) => outcome === '200').length).toBeGreaterThan(10);
  expect(lines().find(({ msg }) => msg === 'a process hangs and is killed')).toMatchObject({ pid: hung });
  await logged('a process takes visitors', before + 1);
  expect(runs(hung)).toBe(false);
}, 180_000);

test('OP-02 nothing is left of the processes when their supervisor is killed', async () => {
  if (!redis) return;
  const last = pids().slice(-2);
  expect(last.every(runs)).toBe(true);
  await site.end('SIGKILL');
  await until('the end of the processes', 10_000, async () => !last.some(runs));
}, 30_000);

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
    const { child, output } = start(CLUSTER, { ...SECRETS, PORT: String(ownPort(3410)), ...env });
    const [code] = await once(child, 'close');
    expect([code, output()]).toEqual([1, sentence]);
  },
  30_000,
);
