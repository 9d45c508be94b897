import { LRUCache } from 'lru-cache';
import { mapSummary } from '@/lib/mappers/articles';
import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { FakeRecord } from '@/testing/fake-record';
import { closeFake, openFake } from '@/testing/filings';
import { row } from '@/testing/seam';
import { FilingQueue } from './filing-queue';
import { listedFilings } from './note-listed';
import { paceOf } from './pace';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const record = jest.fn();
const articles = (title: string) =>
  decodeArticlePage({ rows: [row(1, { title }), row(2)] }).rows.map((raw) => mapSummary(raw, (text) => text));

let queue: FilingQueue;
beforeEach(() => {
  record.mockReset().mockResolvedValue([]);
  queue = new FilingQueue(record);
  openFake(new FakeRecord());
});
afterEach(closeFake);

test('AR-01 a filing that waits twice is looked at once, and a failing one does not stop the others', async () => {
  record.mockRejectedValueOnce(new Error('down'));
  for (const id of ['1', '2', '1']) queue.add({ id, locale: 'zh' });
  await queue.idle();
  expect(record.mock.calls.map(([key]) => key.id)).toEqual(['1', '2']);
});

test('AR-01 of a list that was read, new and changed filings are looked at once', async () => {
  const tell = listedFilings(queue, new LRUCache({ max: 10 }));
  tell('announcements', 'zh', articles('甲'));
  tell('announcements', 'zh', articles('甲'));
  await queue.idle();
  expect(record).toHaveBeenCalledTimes(2);
  tell('announcements', 'zh', articles('乙'));
  await queue.idle();
  expect(record.mock.lastCall).toEqual([{ id: '1', locale: 'zh' }]);
  expect(record).toHaveBeenCalledTimes(3);
});

test.each([
  ['a list of news', 'news', true],
  ['a record that is not open', 'announcements', false],
])('AR-01 nothing is looked at for %s', async (_what, list, isOpen) => {
  if (!isOpen) openFake(null);
  listedFilings(queue, new LRUCache({ max: 10 }))(list, 'zh', articles('甲'));
  await queue.idle();
  expect(record).not.toHaveBeenCalled();
});

test('AR-01 steps begin evenly, at most so many a minute', async () => {
  jest.useFakeTimers({ now: 0 });
  const pace = paceOf(60);
  const begun: number[] = [];
  for (let step = 0; step < 3; step++) void pace.turn().then(() => begun.push(Date.now()));
  await jest.advanceTimersByTimeAsync(2500);
  jest.useRealTimers();
  expect(begun).toEqual([0, 1000, 2000]);
});
