import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWarming } from '@/lib/runtime/phase';
import { MostRequested, warmUp } from './warm-up';

const key = (path: string, query = '-', device = 'desktop') => `/zh/${device}/${query}${path}`;
const log = { warn: jest.fn() };
let place: string;
let server: Server;
let asked: IncomingMessage[];
let isSilent: boolean;
let wasWarming: boolean;

beforeEach(async () => {
  place = mkdtempSync(join(tmpdir(), 'warm-up-'));
  [asked, isSilent, wasWarming] = [[], false, false];
  server = createServer((request, response) => {
    asked.push(request);
    wasWarming = isWarming();
    if (!isSilent) response.end('page');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  rmSync(place, { recursive: true });
});

const open = () => new MostRequested({ place, log });
const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test('SP-01 the pages of the last run that were asked for most are listed first, at most fifty', async () => {
  const list = open();
  for (let page = 0; page < 60; page += 1) list.note(key(`/p${page}`));
  for (let visit = 0; visit < 3; visit += 1) list.note(key('/terms', 'type=news', 'mobile'));
  await list.save();
  const read = await open().read();
  expect(read[0]).toBe('/zh/mobile/type=news/terms');
  expect(read).toHaveLength(50);
});

test('SP-01 what visitors typed is not listed', async () => {
  const list = open();
  list.note(key('/branch', 'keyword=13912345678'));
  list.note(key('/branch', 'province=shanghai&keyword=13912345678'));
  list.note(key('/branch'));
  list.saveNow();
  expect(readFileSync(join(place, 'most-asked.json'), 'utf8')).toBe('["/zh/desktop/-/branch"]');
});

test('SP-01 a run without visitors leaves the list of the run before', async () => {
  const list = open();
  list.note(key('/terms'));
  list.saveNow();
  const idle = open();
  await idle.save();
  idle.saveNow();
  expect(await open().read()).toHaveLength(1);
});

test.each(['', 'null', '{}', '[1, "http://other.example", "/a", {"address": "/a"}]'])(
  'SP-01 a list that is broken is empty: %s',
  async (text) => {
    writeFileSync(join(place, 'most-asked.json'), text);
    expect(await open().read()).toEqual([]);
  },
);

test('SP-01 a new process asks for them before it is ready', async () => {
  const list = open();
  list.note(key('/terms'));
  list.note(key('/service', '-', 'mobile'));
  list.saveNow();
  await warmUp(origin(), open());
  expect(asked.map(({ url }) => url).sort()).toEqual(['/service', '/terms']);
  expect(wasWarming).toBe(true);
  expect(isWarming()).toBe(false);
});

test('SP-01 pages that do not come delay the start no longer than the limit', async () => {
  const list = open();
  for (let page = 0; page < 10; page += 1) list.note(key(`/p${page}`));
  list.saveNow();
  isSilent = true;
  await warmUp(origin(), open(), 50);
  expect(isWarming()).toBe(false);
  expect(asked.length).toBeLessThan(10);
});
