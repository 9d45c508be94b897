import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { keptFiles } from '@/lib/record/files/kept-files';
import { beginWalk, dueWalk } from '@/lib/record/walk-state';
import { FakeRecord } from '@/testing/fake-record';
import { filingOf } from '@/testing/filings';
import { answerMenu, menuRow, row, seam, startAnew } from '@/testing/seam';
import { walkIfDue } from './walk';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const folder = mkdtempSync(join(tmpdir(), 'walk-'));
const ALL = 45;
const turn = jest.fn();
let record: FakeRecord;
let failing: number;

const walk = (by = 'a') => walkIfDue({ record, kept: keptFiles(folder, 1), pace: { turn }, by });
const recorded = async () => (await record.filings({ page: 1, pageSize: 100 })).total;

/** 45 announcements in Chinese, in pages; `failing` is a page that fails once. */
function answerPages(): void {
  seam.fetchArticles.mockImplementation(async ({ category, variant, id, pageNum = 1, pageSize = 20 }) => {
    if (category !== 'filings' || variant.locale !== 'zh') return decodeArticlePage({ rows: [] });
    if (pageNum === failing) {
      failing = 0;
      throw new Error('down');
    }
    const all = Array.from({ length: ALL }, (_, at) => row(at + 1));
    const rows = id ? all.slice(Number(id) - 1, Number(id)) : all.slice((pageNum - 1) * pageSize);
    return decodeArticlePage({ rows: rows.slice(0, pageSize), total: id ? rows.length : ALL });
  });
}

beforeEach(() => {
  startAnew();
  answerMenu(menuRow(1, 'investor-relations/announcements'));
  answerPages();
  failing = 0;
  record = new FakeRecord();
  turn.mockReset().mockResolvedValue(undefined);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('AR-01 the walk records every filing of every page, paced', async () => {
  expect(await walk()).toBe(true);
  expect(await recorded()).toBe(ALL);
  expect(turn.mock.calls.length).toBeGreaterThanOrEqual(3);
});

test('AR-01 every call of a walk has its turn, those that look up what is no longer listed, too', async () => {
  await record.append([filingOf('999')]);
  await walk();
  expect(turn).toHaveBeenCalledTimes(seam.fetchArticles.mock.calls.length);
});

test('AR-01 a slow walk shows that it is under way before its page is read', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-03-02T02:05:00+08:00'), doNotFake: ['setImmediate'] });
  turn.mockImplementation(async () => jest.advanceTimersByTime(60_000));
  const note = jest.spyOn(record, 'note');
  await walk();
  const steps = note.mock.calls.map(([, state]) => (JSON.parse(state) as { at: number }).at);
  const gaps = steps.slice(1).map((at, step) => at - (steps[step] ?? 0));
  expect(Math.max(...gaps)).toBe(60_000);
  jest.useRealTimers();
});

test('AR-01 a walk that fails goes on where it stopped, and a second one is not due', async () => {
  failing = 3;
  await expect(walk()).rejects.toThrow('down');
  expect(await recorded()).toBe(40);
  const before = seam.fetchArticles.mock.calls.length;
  expect(await walk()).toBe(true);
  expect(await recorded()).toBe(ALL);
  expect(seam.fetchArticles.mock.calls[before]?.[0]).toMatchObject({ pageNum: 3 });
  expect(await walk()).toBe(false);
});

test('AR-05 what is recorded and no longer listed is looked up, and withdrawn', async () => {
  await record.append([filingOf('999')]);
  await walk();
  expect((await record.history('999'))[0]?.state).toBe('withdrawn');
  expect((await record.history('45'))[0]?.state).toBe('published');
});

describe('AR-01 a walk is due', () => {
  const at = (time: string) => Date.parse(`${time}+08:00`);
  const done = { ...beginWalk('a', null, at('2026-03-02T02:05:00')), ended: at('2026-03-02T02:30:00') };

  test.each([
    ['never before', null, 'b', '2026-03-02T14:00:00', true],
    ['on the same day', done, 'a', '2026-03-02T23:00:00', false],
    ['before two in the morning', done, 'a', '2026-03-03T01:59:00', false],
    ['after two in the morning', done, 'a', '2026-03-03T02:01:00', true],
    ['under way here', { ...done, ended: 0 }, 'a', '2026-03-02T02:05:30', true],
    ['under way elsewhere', { ...done, ended: 0 }, 'b', '2026-03-02T02:05:30', false],
    ['left by another process', { ...done, ended: 0 }, 'b', '2026-03-02T02:30:00', true],
  ])('%s', (_when, state, by, now, isDue) => {
    expect(dueWalk(state, by, at(now)) !== null).toBe(isDue);
  });
});
