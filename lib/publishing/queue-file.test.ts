import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { log } from '@/lib/runtime/log';
import { setProcessState } from '@/lib/runtime/process-state';
import { markOf } from '@/lib/runtime/running-process';
import { JOB, type Job } from './job';
import { PURGE, type Purge } from './purge-queue';
import { queueFile } from './queue-file';

Object.assign(process.env, { OWS_APP_SECRET: 'secret-of-the-test', SITE_SECRET: 'sixteen-characters' });

const PUSH: Job = { kind: 'indexnow', what: 'https://site.example/a', tries: 1, due: 5 };
const TAG: Purge = { tag: 'article:7', due: 5, until: 3005 };
const whole = (...entries: object[]) => ({ entries, isWhole: true });
const BROKEN = { entries: [], isWhole: false };

let folder: string;
let warned: jest.SpyInstance;
const pushes = () => queueFile({ name: 'pushes', entry: JOB, port: '3005' });
const purges = () => queueFile({ name: 'purges', entry: PURGE, port: '3005' });
const files = () => readdirSync(folder).toSorted();
const put = (name: string, text: string) => writeFileSync(join(folder, name), text);

let others = 0;
/** The name of the file of purges that a process has. */
const nameOf = ({ pid, startedAt }: ReturnType<typeof markOf>) =>
  `purges-3005.${pid}-${startedAt}-${(others++).toString(16)}.json`;
const ENDED = { pid: 4_194_305, startedAt: '1' };

const running: ChildProcess[] = [];
/** A process that does nothing until it is ended. */
async function otherProcess() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => 0, 1000); console.log()']);
  running.push(child);
  await once(child.stdout, 'data');
  return {
    mark: markOf(child.pid),
    async end() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

function storeIn(place: string): void {
  folder = place;
  process.env.COPIES_DIR = place;
  setProcessState('env', undefined);
}
beforeEach(() => {
  storeIn(join(mkdtempSync(join(tmpdir(), 'queues-')), 'below'));
  mkdirSync(folder);
  warned = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

test('OP-07 what is written is adopted by the next process, of each queue its own', () => {
  pushes().write([PUSH]);
  purges().write([TAG]);
  expect(queueFile({ name: 'purges', entry: PURGE, port: '30' }).adopt()).toBeNull();
  expect([pushes().adopt(), purges().adopt()]).toEqual([whole(PUSH), whole(TAG)]);
});

test('OP-07 adopted entries are in the folder all the time, and once at the end', () => {
  put(nameOf(ENDED), JSON.stringify([TAG]));
  const file = purges();
  expect(file.adopt()).toEqual(whole(TAG));
  expect(files().map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual([JSON.stringify([TAG])]);
  expect(file.adopt()).toBeNull();
  file.write([TAG, TAG]);
  expect(files().map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual([
    JSON.stringify([TAG, TAG]),
  ]);
  expect(file.adopt()).toBeNull();
});

test('OP-07 a process that ends between adopting and writing leaves what it adopted to the next one', () => {
  put(nameOf(ENDED), JSON.stringify([TAG]));
  purges().adopt();
  expect(purges().adopt()).toEqual(whole(TAG));
});

test('OP-07 a process that cannot write keeps what it adopted', () => {
  put(nameOf(ENDED), JSON.stringify([TAG]));
  const file = purges();
  file.adopt();
  jest.spyOn(fs, 'writeFileSync').mockImplementation(() => {
    throw new Error('no space is left');
  });
  file.write([TAG]);
  jest.restoreAllMocks();
  expect(purges().adopt()).toEqual(whole(TAG));
});

test('OP-07 an old process that still writes keeps its file, until it has ended', async () => {
  const old = await otherProcess();
  const name = nameOf(old.mark);
  put(name, '[]');
  const file = purges();
  expect(file.adopt()).toBeNull();
  put(name, JSON.stringify([TAG]));
  file.write([{ ...TAG, tag: 'lists' }]);
  expect([file.adopt(), readFileSync(join(folder, name), 'utf8')]).toEqual([null, JSON.stringify([TAG])]);
  await old.end();
  expect(file.adopt()).toEqual(whole(TAG));
});

test('OP-07 a process whose number another one has by now has ended', () => {
  put(nameOf({ pid: process.ppid, startedAt: '1' }), JSON.stringify([TAG]));
  put(nameOf({ pid: process.pid, startedAt: '1' }), JSON.stringify([TAG]));
  expect(purges().adopt()).toEqual(whole(TAG, TAG));
});

test('OP-07 of two processes that adopt at once, one gets the file', () => {
  put(nameOf(ENDED), JSON.stringify([TAG]));
  const [one, other] = [purges(), purges()];
  const { renameSync } = fs;
  let second: unknown;
  jest.spyOn(fs, 'renameSync').mockImplementationOnce((from, to) => {
    second = other.adopt();
    renameSync(from, to);
  });
  expect(one.adopt()).toEqual(whole());
  expect(second).toEqual(whole(TAG));
  expect(warned).not.toHaveBeenCalled();
});

test('OP-07 the one file of a version that had no others is adopted, whenever it is written', () => {
  const file = purges();
  for (const tag of ['article:7', 'article:8']) {
    put('purges-3005.json', JSON.stringify([{ ...TAG, tag }]));
    expect(file.adopt()).toEqual(whole({ ...TAG, tag }));
  }
  file.write([]);
  expect(files()).toHaveLength(1);
});

test('OP-07 no other file is touched', () => {
  const names = [
    'menu.json',
    'purges-3005.backup.json',
    `${nameOf(ENDED)}.7f0c.new`,
    'purges-30050.json',
    nameOf(ENDED).replace('3005', '30051'),
  ];
  for (const name of names) put(name, '[');
  const file = purges();
  expect(file.adopt()).toBeNull();
  file.write([]);
  expect(names.filter((name) => !existsSync(join(folder, name)))).toEqual([]);
});

test.each([
  '',
  '{',
  'null',
  '[{}]',
  '[{"kind":"google","what":"a","tries":0,"due":0}]',
  '[{"kind":"baidu"}]',
  '[{"tag":"","due":0,"until":0}]',
  '["article:7"]',
])('OP-07 a file that holds %s cannot be read, and is gone after the next write', (text) => {
  for (const [name, file] of [['pushes', pushes()] as const, ['purges', purges()] as const]) {
    put(`${name}-3005.json`, text);
    expect([file.adopt(), file.adopt()]).toEqual([BROKEN, null]);
    file.write([]);
  }
  expect(files()).toHaveLength(2);
});

test('OP-07 a file that is cut off costs nothing of the others', () => {
  put(nameOf(ENDED), JSON.stringify([TAG]).slice(0, 20));
  put(nameOf(ENDED), JSON.stringify([TAG]));
  expect(purges().adopt()).toEqual({ entries: [TAG], isWhole: false });
});

test('OP-07 a file that cannot be taken is reported once', () => {
  put(nameOf(ENDED), JSON.stringify([TAG]));
  jest.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw Object.assign(new Error(), { code: 'EROFS' });
  });
  const file = purges();
  expect([file.adopt(), file.adopt()]).toEqual([BROKEN, null]);
  expect(warned).toHaveBeenCalledTimes(1);
});

test('OP-07 a missing folder holds nothing; one that is none is reported once, and stops nothing', () => {
  storeIn(join(folder, 'missing'));
  expect(purges().adopt()).toBeNull();
  storeIn('/dev/null');
  const file = purges();
  expect([file.adopt(), file.adopt()]).toEqual([BROKEN, null]);
  expect(() => file.write([TAG])).not.toThrow();
});
