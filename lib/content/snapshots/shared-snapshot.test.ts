import { existsSync, writeFileSync } from 'node:fs';
import { serialize } from 'node:v8';
import { LIFETIMES, TAGS } from '@/lib/base/cache';
import { OwsError } from '@/lib/base/ows-error';
import { EXPIRE_PAUSE_MS, RETRY_PAUSE_MS } from '@/lib/content/snapshots/shared-snapshot';
import { decodeMenu } from '@/lib/ows/contract/raw';
import { noteFailure } from '@/lib/ows/resilience/upstream-fault';
import { log } from '@/lib/runtime/log';
import { collectNotes } from '@/lib/runtime/page-notes';
import { openStoresAgain, openStoresAnew, storedFiles, written } from '@/server/pages/test-stores';
import { publish } from '@/testing/marks';
import { answerMenu, answerWords, forget, menuRow, seam, startAnew } from '@/testing/seam';
import { getDictionaries, getTranslate } from '../dictionaries/dictionaries';
import { getMenu } from '../site/menu';
import { expireSharedSnapshots } from './shared-snapshot';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const LIFETIME_MS = LIFETIMES.shared * 1000;
let now: number;
const quiet = () => new Promise((resolve) => setImmediate(resolve));
const menuOf = (...data: object[]) => decodeMenu({ data });
const paths = async () => (await getMenu('zh')).map(({ path }) => path);

beforeEach(() => {
  startAnew();
  openStoresAnew();
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  answerMenu(menuRow(1, 'old'));
});
afterEach(() => jest.restoreAllMocks());

test('DT-01 menu and both dictionaries are asked for once in 720,000 ms', async () => {
  expect(LIFETIME_MS).toBe(720_000);
  for (const at of [0, 1, LIFETIME_MS]) {
    now = 1_000_000 + at;
    await Promise.all([getMenu('zh'), getMenu('en'), getDictionaries(), getTranslate('en')]);
  }
  expect(seam.fetchMenu).toHaveBeenCalledTimes(1);
  expect(seam.fetchDictionary).toHaveBeenCalledTimes(1);
  expect(seam.fetchEnglishDictionary).toHaveBeenCalledTimes(1);
});

test('DT-01 concurrent first loads make one call', async () => {
  const trees = await Promise.all([paths(), paths(), paths()]);
  expect(trees).toEqual([['/old'], ['/old'], ['/old']]);
  expect(seam.fetchMenu).toHaveBeenCalledTimes(1);
});

test('DT-01 after its lifetime the snapshot is refreshed in the background', async () => {
  await paths();
  now += LIFETIME_MS + 1;
  seam.fetchMenu.mockClear();
  const answer = menuOf(menuRow(1, 'new'));
  let arrive: (rows: typeof answer) => void = () => undefined;
  seam.fetchMenu.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  expect(await Promise.all([paths(), paths()])).toEqual([['/old'], ['/old']]);
  expect(seam.fetchMenu).toHaveBeenCalledTimes(1);
  arrive(answer);
  await quiet();
  expect(await paths()).toEqual(['/new']);
  expect(seam.fetchMenu).toHaveBeenCalledTimes(1);
});

test('DT-02 a failed refresh keeps the snapshot, however old, is logged and tried again after a pause', async () => {
  await paths();
  seam.fetchMenu.mockReset().mockRejectedValue(new Error('down'));
  now += 100 * LIFETIME_MS;
  for (const [wait, calls] of [
    [0, 1],
    [RETRY_PAUSE_MS - 1, 1],
    [1, 2],
  ] as const) {
    now += wait;
    expect(await paths()).toEqual(['/old']);
    await quiet();
    expect(seam.fetchMenu).toHaveBeenCalledTimes(calls);
  }
  expect(log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ what: 'menu', why: 'down' }),
    expect.any(String),
  );
  answerMenu(menuRow(1, 'new'));
  now += RETRY_PAUSE_MS;
  await paths();
  await quiet();
  expect(await paths()).toEqual(['/new']);
});

test('DT-02 a menu that is suddenly empty is a fault, not news', async () => {
  await paths();
  answerMenu();
  now += LIFETIME_MS + 1;
  await paths();
  await quiet();
  expect(await paths()).toEqual(['/old']);
});

test('DT-01 a failed first load rejects for all waiting calls, and the next call tries again', async () => {
  seam.fetchMenu.mockRejectedValueOnce(new Error('down'));
  const [first, second] = await Promise.allSettled([getMenu('zh'), getMenu('en')]);
  expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  expect(seam.fetchMenu).toHaveBeenCalledTimes(1);
  expect(await paths()).toEqual(['/old']);
});

describe('the snapshot of an earlier run', () => {
  /** The file that a run left behind, with these bytes in it. */
  async function leave(bytes?: Buffer): Promise<string> {
    await paths();
    await written();
    forget();
    openStoresAgain();
    seam.fetchMenu.mockRejectedValue(new Error('down'));
    const [file] = storedFiles();
    if (!file) throw new Error('nothing was stored');
    if (bytes) writeFileSync(file, bytes);
    return file;
  }

  test('DT-02 stands in while the back office is down, however old, and is refreshed when it is back', async () => {
    await leave();
    now += 100 * LIFETIME_MS;
    expect(await Promise.all([paths(), paths()])).toEqual([['/old'], ['/old']]);
    answerMenu(menuRow(1, 'new'));
    now += RETRY_PAUSE_MS;
    await paths();
    await quiet();
    expect(await paths()).toEqual(['/new']);
  });

  test('DT-02 the newest snapshot is the one that is left', async () => {
    await paths();
    answerMenu(menuRow(1, 'new'));
    now += LIFETIME_MS + 1;
    await paths();
    await quiet();
    await leave();
    expect(await paths()).toEqual(['/new']);
  });

  /** An entry as the store writes it, with these rows. */
  const entryOf = (value: unknown) => serialize({ value, tags: [], at: 1, checkedAt: 1, freshUntil: 1 });

  test.each([
    ['nothing', Buffer.from('')],
    ['half an entry', entryOf(['x']).subarray(0, 20)],
    ['text', Buffer.from('{"at":1,"rows":[{}]}')],
    ['null', serialize(null)],
    ['a list', serialize([])],
    ['an entry without a time', serialize({ value: [{}], tags: [], at: '1', freshUntil: 1 })],
    ['an entry without rows', entryOf([])],
    ['an entry of another value', entryOf('menu')],
  ])('DT-03 %s is dropped with a warning, and the next call loads it', async (_what, bytes) => {
    const file = await leave(bytes);
    await expect(getMenu('zh')).rejects.toThrow('down');
    const warnings = jest
      .mocked(log.warn)
      .mock.calls.filter((said) => JSON.stringify(said).includes('dropped'));
    expect(warnings).toHaveLength(1);
    expect(existsSync(file)).toBe(false);
    answerMenu(menuRow(1, 'new'));
    expect(await paths()).toEqual(['/new']);
  });

  test('DT-02 a disk that takes nothing costs no visitor anything', async () => {
    openStoresAnew({ place: `${__filename}/no-folder` });
    expect(await paths()).toEqual(['/old']);
    await written();
    expect(log.warn).toHaveBeenCalledWith(expect.stringMatching(/folder: cannot be (read|written)/));
    forget();
    openStoresAgain();
    expect(await paths()).toEqual(['/old']);
    expect(seam.fetchMenu).toHaveBeenCalledTimes(2);
  });
});

test('DT-01 after a publication, of whatever process, pages wait for the new menu and words', async () => {
  await paths();
  now += 1000;
  publish(TAGS.menu);
  answerMenu(menuRow(1, 'new'));
  now += 1;
  expect(await Promise.all([paths(), paths()])).toEqual([['/new'], ['/new']]);
  expect(await paths()).toEqual(['/new']);
  expect(seam.fetchMenu).toHaveBeenCalledTimes(2);
  await getTranslate('en');
  now += 1;
  publish(TAGS.dictionaries);
  answerWords({ 公告: 'Announcement' });
  now += 1;
  expect((await getTranslate('en'))('公告')).toBe('Announcement');
});

test('DT-01 a load that had begun before the publication is not taken for news', async () => {
  await paths();
  const arrived = [menuOf(menuRow(1, 'before')), menuOf(menuRow(1, 'after'))];
  const waiting: ((rows: ReturnType<typeof menuOf>) => void)[] = [];
  seam.fetchMenu.mockImplementation(() => new Promise((resolve) => waiting.push(resolve)));
  now += LIFETIME_MS + 1;
  await paths();
  now += 1;
  publish(TAGS.menu);
  now += 1;
  const asked = paths();
  waiting[0]?.(arrived[0] as ReturnType<typeof menuOf>);
  await quiet();
  waiting[1]?.(arrived[1] as ReturnType<typeof menuOf>);
  expect(await asked).toEqual(['/after']);
});

test('DT-02 where the menu cannot be loaded after a publication, the old snapshot is used and the page is soon rendered again', async () => {
  await paths();
  now += 1000;
  publish(TAGS.menu);
  seam.fetchMenu.mockReset().mockRejectedValue(new Error('down'));
  for (const _visit of [1, 2]) {
    now += 1;
    const { result, notes } = await collectNotes(paths);
    expect([result, notes.lifetime]).toEqual([['/old'], LIFETIMES.partial]);
  }
  expect(seam.fetchMenu).toHaveBeenCalledTimes(1);
});

test('DT-02 words that do not come after a publication are those of the snapshot, not the built-in ones', async () => {
  answerWords({ 公告: 'Announcement' });
  await getTranslate('en');
  now += 1000;
  publish(TAGS.dictionaries);
  seam.fetchEnglishDictionary.mockImplementation(() => new Promise(() => undefined));
  expect((await getTranslate('en'))('公告')).toBe('Announcement');
});

test('CL-07 an expired snapshot is reloaded by the next request', async () => {
  await paths();
  answerMenu(menuRow(1, 'new'));
  expireSharedSnapshots();
  await paths();
  await quiet();
  expect(await paths()).toEqual(['/new']);
});

test('CL-07 a failed call expires the snapshots, at most once a minute and in the background', async () => {
  await paths();
  seam.fetchMenu.mockClear();
  now += EXPIRE_PAUSE_MS;
  for (let at = 0; at < 20; at += 1) {
    noteFailure(new OwsError('http', 'x', { code: 500, status: 500 }), 'read');
    expect(await paths()).toEqual(['/old']);
    await quiet();
  }
  expect(seam.fetchMenu).toHaveBeenCalledTimes(1);
  now += EXPIRE_PAUSE_MS;
  noteFailure(new OwsError('network', 'x', { code: 0 }), 'read');
  await paths();
  expect(seam.fetchMenu).toHaveBeenCalledTimes(2);
});

test.each([
  ['a failure in the body', new OwsError('answer', 'x', { code: 500, status: 200 }), 'read'],
  ['a call that was not sent', new OwsError('unsent', 'x', { code: 503 }), 'read'],
  ['a missing file', new OwsError('http', 'x', { code: 404, status: 404 }), 'file'],
] as const)('CL-07 %s expires nothing', async (_what, error, use) => {
  await paths();
  seam.fetchMenu.mockClear();
  now += EXPIRE_PAUSE_MS;
  noteFailure(error, use);
  await paths();
  expect(seam.fetchMenu).not.toHaveBeenCalled();
});

test('CL-07 expiring while the first load is under way breaks nothing', async () => {
  const first = paths();
  expireSharedSnapshots();
  expect(await first).toEqual(['/old']);
  expect(seam.fetchMenu).toHaveBeenCalledTimes(1);
});

test('LG-04 words are translated in English only, exactly, and kept where none is known', async () => {
  answerWords({ 公告: 'Announcement' });
  const [zh, en] = await Promise.all([getTranslate('zh'), getTranslate('en')]);
  expect(zh('公告')).toBe('公告');
  expect([en(' 公告 '), en('公告栏')]).toEqual(['Announcement', '公告栏']);
});
