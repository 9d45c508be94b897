import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readKey } from '@/lib/record/keys/key';
import { signHead } from '@/lib/record/log/checkpoint';
import { openFilingRecord } from '@/lib/record/open-record';
import type { FilingRecord } from '@/lib/record/record';
import { embeddedPlace, sampleFiling, type TestPlace } from '@/lib/record/test-engines';
import { env } from '@/lib/runtime/env';
import { setProcessState } from '@/lib/runtime/process-state';
import { RECORD_PATHS } from '@/lib/site/endpoints';
import * as script from './check.py/route';
import { CHECK_SCRIPT } from './check.py/script';
import * as entries from './entries/route';
import * as head from './head/route';
import * as key from './key/route';
import * as consistency from './proof/consistency/route';
import * as inclusion from './proof/inclusion/route';

Object.assign(process.env, {
  OWS_APP_SECRET: 'secret-of-the-test',
  SITE_SECRET: 'sixteen-characters',
  SITE_URL: 'https://www.example.com',
});

const ROUTES = { head, key, entries, inclusion, consistency, script };
const HANDLERS: [string, (request: Request) => Response | Promise<Response>][] = Object.entries(ROUTES).map(
  ([name, { GET }]) => [RECORD_PATHS[name as keyof typeof ROUTES], GET],
);

const run = promisify(execFile);
let place: TestPlace;
let record: FilingRecord;
let server: Server;
let site: string;
let folder: string;

/** The endpoints alone, as a server. */
const listen = () =>
  createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const handler = HANDLERS.find(([path]) => path === url.pathname)?.[1];
    const answer = (await handler?.(new Request(url))) ?? new Response(null, { status: 404 });
    response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'check-'));
  writeFileSync(join(folder, 'check.py'), CHECK_SCRIPT);
  place = await embeddedPlace();
  record = await openFilingRecord({
    ...place.options,
    settings: { ...place.options.settings, key: null },
  });
  setProcessState('record', record);
  server = listen().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, 60_000);

afterAll(async () => {
  server.close();
  await record.close();
  await place.dispose();
  rmSync(folder, { recursive: true });
});

afterEach(() => setProcessState('record', record));

const fetchPath = (path: string) => fetch(`${site}${path}`);
const statusOf = async (path: string) => (await fetchPath(path)).status;

/** Runs the script as docs/record.md says. */
const check = (...args: string[]) => run('python3', [join(folder, 'check.py'), site, ...args]);

async function keepHead(name: string): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, await (await fetchPath(RECORD_PATHS.head)).text());
  return path;
}

test('AR-02 the script checks head, entry and growth from any earlier head, with nothing of this site', async () => {
  const empty = await keepHead('empty');
  const kept: string[] = [];
  for (let at = 0; at < 7; at++) {
    await record.append([sampleFiling(`${at}`)]);
    kept.push(await keepHead(`head-${at}`));
  }
  const { stdout } = await check('0', empty);
  expect(stdout).toContain('entry 0 is in the signed tree of 7: {"displayTime"');
  for (const at of [0, 2, 5, 6])
    expect((await check(`${at}`, kept[at] ?? '')).stdout).toContain(
      `the tree of ${at + 1} is where it was in the tree of 7`,
    );
}, 60_000);

test('AR-02 the script fails for a changed entry, another earlier tree and a forged head', async () => {
  const kept = await keepHead('kept');
  const { entries: read, head: newest } = record;
  const changed = async (start: number, count: number) =>
    (await read(start, count)).map((entry) => ({ ...entry, leaf: entry.leaf.replace('公告', '布告') }));
  setProcessState('record', { ...record, entries: changed });
  await expect(check('2')).rejects.toThrow('inclusion');
  const forged = async () => {
    const real = await newest();
    return { ...real, note: real.note.replace('\n7\n', '\n6\n') };
  };
  setProcessState('record', { ...record, head: forged });
  await expect(check('2')).rejects.toThrow('signature');
  setProcessState('record', record);
  const demonstration = readFileSync(join(place.options.settings.folder, 'demonstration.key'), 'utf8').trim();
  const fork = { size: 3, rootHash: 'ab'.repeat(32), time: '2026-08-01T09:30:00.000Z' };
  const signed = signHead(fork, 'www.example.com/record', readKey(demonstration));
  writeFileSync(join(folder, 'fork'), signed.note);
  await expect(check('2', join(folder, 'fork'))).rejects.toThrow('consistency');
  await expect(check('2', kept)).resolves.toBeDefined();
}, 90_000);

test('AR-02 docs/record.md prints the script that is served', async () => {
  expect(await (await fetchPath(RECORD_PATHS.script)).text()).toBe(CHECK_SCRIPT);
  expect(readFileSync('docs/record.md', 'utf8')).toContain(`\`\`\`python\n${CHECK_SCRIPT}\`\`\``);
});

test('AR-02 the keys are PEM, with a word of warning where the site made its own', async () => {
  const text = await (await fetchPath(RECORD_PATHS.key)).text();
  expect(text).toMatch(/^The key of www\.example\.com\/record\.\nThis key was generated by the site itself/);
  expect(text.match(/-----BEGIN PUBLIC KEY-----/g)).toHaveLength(1);
});

test.each([
  [RECORD_PATHS.head, 'no-store'],
  [RECORD_PATHS.key, 'public, max-age=300'],
  [`${RECORD_PATHS.entries}?start=0&count=2`, 'public, max-age=31536000, immutable'],
  [`${RECORD_PATHS.entries}?start=0&count=256`, 'no-store'],
  [`${RECORD_PATHS.inclusion}?index=0&size=2`, 'public, max-age=31536000, immutable'],
  [`${RECORD_PATHS.inclusion}?index=0`, 'no-store'],
  [`${RECORD_PATHS.consistency}?first=1&second=2`, 'public, max-age=31536000, immutable'],
  [RECORD_PATHS.script, 'public, max-age=300'],
])(
  'AR-02 %s may be read by other sites, and is stored only where it cannot change',
  async (path, caching) => {
    const { status, headers } = await fetchPath(path);
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('cache-control')).toBe(caching);
  },
);

test.each(Object.entries(ROUTES))('AR-02 %s answers a browser that asks first', (_, { OPTIONS }) => {
  const { status, headers } = OPTIONS();
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-methods')).toBe('GET, HEAD, OPTIONS');
});

test.each([
  ['entries', 400],
  ['entries?start=-1', 400],
  ['entries?start=1e3', 400],
  ['entries?start=0&count=x', 400],
  ['entries?start=7', 404],
  ['proof/inclusion?index=7', 404],
  ['proof/inclusion?index=0&size=8', 404],
  ['proof/inclusion?index=99999999999999999', 400],
  ['proof/consistency?first=0&second=1', 404],
  ['proof/consistency?first=1', 400],
])('AR-02 /record/%s is refused with %i and JSON', async (path, status) => {
  const answer = await fetchPath(`/record/${path}`);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code: status, msg: expect.any(String) });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
});

test('AR-02 503 with a time to come again while the record is not open or fails, 404 where it is off', async () => {
  const failing = { ...record, head: () => Promise.reject(new Error('no connection')) };
  for (const state of [undefined, failing]) {
    setProcessState('record', state);
    const answer = await fetchPath(RECORD_PATHS.head);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  }
  const settings = env();
  setProcessState('env', { ...settings, record: null });
  expect(await statusOf(RECORD_PATHS.head)).toBe(404);
  setProcessState('env', settings);
});
