import { LIFETIMES } from '../cache';
import { getDictionaries, getTranslate } from './dictionaries';
import { getMenu } from './menu';
import { expireSharedCopies } from './shared-copy';
import { answerMenu, answerWords, menuRow, seam, startAnew } from './test-seam';

jest.mock('../ows/calls');
jest.mock('next/headers');

const LIFETIME_MS = LIFETIMES.shared * 1000;
let now: number;
const quiet = () => new Promise((resolve) => setImmediate(resolve));
const paths = async () => (await getMenu('zh')).map(({ path }) => path);

beforeEach(() => {
  startAnew();
  now = 1_000_000;
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
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

test('DT-01 after its lifetime the copy is refreshed while nobody waits', async () => {
  await paths();
  now += LIFETIME_MS + 1;
  let arrive: (rows: []) => void = () => undefined;
  seam.fetchMenu.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  expect(await Promise.all([paths(), paths()])).toEqual([['/old'], ['/old']]);
  expect(seam.fetchMenu).toHaveBeenCalledTimes(2);
  arrive([]);
  await quiet();
  expect(await paths()).toEqual([]);
  expect(seam.fetchMenu).toHaveBeenCalledTimes(2);
});

test('DT-02 a failed refresh keeps the copy, however old, is logged and tried again', async () => {
  await paths();
  seam.fetchMenu.mockRejectedValue(new Error('down'));
  for (const turn of [2, 3]) {
    now += 100 * LIFETIME_MS;
    expect(await paths()).toEqual(['/old']);
    await quiet();
    expect(seam.fetchMenu).toHaveBeenCalledTimes(turn);
  }
  expect(jest.mocked(console.warn).mock.calls[0]?.[0]).toContain('menu failed: Error: down');
  answerMenu(menuRow(1, 'new'));
  await paths();
  await quiet();
  expect(await paths()).toEqual(['/new']);
});

test('DT-01 a failed first load rejects for all who wait, and the next call tries again', async () => {
  seam.fetchMenu.mockRejectedValueOnce(new Error('down'));
  const [first, second] = await Promise.allSettled([getMenu('zh'), getMenu('en')]);
  expect([first.status, second.status]).toEqual(['rejected', 'rejected']);
  expect(seam.fetchMenu).toHaveBeenCalledTimes(1);
  expect(await paths()).toEqual(['/old']);
});

test('CL-07 what is expired is loaded anew by the next request', async () => {
  await paths();
  answerMenu(menuRow(1, 'new'));
  expireSharedCopies();
  await paths();
  await quiet();
  expect(await paths()).toEqual(['/new']);
});

test('CL-07 expiring while the first load is under way breaks nothing', async () => {
  const first = paths();
  expireSharedCopies();
  expect(await first).toEqual(['/old']);
  expect(seam.fetchMenu).toHaveBeenCalledTimes(1);
});

test('LG-04 words are translated in English only, exactly, and kept where none is known', async () => {
  answerWords({ 公告: 'Announcement' });
  const [zh, en] = await Promise.all([getTranslate('zh'), getTranslate('en')]);
  expect(zh('公告')).toBe('公告');
  expect([en(' 公告 '), en('公告栏')]).toEqual(['Announcement', '公告栏']);
});
