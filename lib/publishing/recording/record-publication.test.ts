import { FakeRecord } from '@/testing/fake-record';
import { closeFake, openFake } from '@/testing/filings';
import { startAnew } from '@/testing/seam';
import * as filing from './record-filing';
import { recordPublication } from './record-publication';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');
jest.mock('./record-filing');

const recordFiling = jest.mocked(filing.recordFiling);
const version = (id: string) => ({ id, version: 2 }) as Awaited<ReturnType<typeof recordFiling>>[number];

beforeEach(() => {
  startAnew();
  openFake(new FakeRecord());
  recordFiling.mockImplementation(async (_parts, { id, locale }) => (locale === 'zh' ? [version(id)] : []));
});
afterEach(() => {
  jest.useRealTimers();
  closeFake();
});

test('AR-01 a publication records the articles that it names, in both languages', async () => {
  expect(await recordPublication(['article:1', 'lists', 'article:2'])).toEqual({
    recorded: [version('1'), version('2')],
    pending: false,
  });
  expect(recordFiling.mock.calls.map(([, key]) => key)).toEqual(
    ['1', '2'].flatMap((id) => [
      { id, locale: 'zh' },
      { id, locale: 'en' },
    ]),
  );
});

test.each([
  ['lists alone', ['lists'], true],
  ['a record that is not open', ['article:1'], false],
])('AR-01 %s record nothing', async (_what, tags, isOpen) => {
  if (!isOpen) openFake(null);
  expect(await recordPublication(tags)).toBeNull();
  expect(recordFiling).not.toHaveBeenCalled();
});

test('AR-01 a filing that fails is said to be pending, and the others are recorded', async () => {
  recordFiling.mockRejectedValueOnce(new Error('down'));
  expect(await recordPublication(['article:1', 'article:2'])).toEqual({
    recorded: [version('2')],
    pending: true,
  });
});

test('AR-01 an editor waits eight seconds at most', async () => {
  jest.useFakeTimers();
  recordFiling.mockReturnValue(new Promise(() => undefined));
  const answer = recordPublication(['article:1']);
  await jest.advanceTimersByTimeAsync(8000);
  expect(await answer).toEqual({ recorded: [], pending: true });
});

test('AR-01 what was recorded within the eight seconds is in the answer', async () => {
  jest.useFakeTimers();
  recordFiling.mockImplementation(async (_parts, { id }) =>
    id === '1' ? [version('1')] : new Promise(() => undefined),
  );
  const answer = recordPublication(['article:1', 'article:2']);
  await jest.advanceTimersByTimeAsync(8000);
  expect(await answer).toEqual({ recorded: [version('1'), version('1')], pending: true });
});
