import { log } from '@/lib/runtime/log';
import { closeFake, openFake } from '@/testing/filings';
import '@/testing/seam';
import { besideRecord } from './beside';
import { readableRecord } from './readable';

const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
const NOT_OPEN = 'the record of filings is not open: nothing is read from it';

beforeEach(() => {
  jest.useFakeTimers();
  openFake(null);
});
afterEach(() => {
  jest.useRealTimers();
  closeFake();
});

test('AR-06 a record that is not open is logged at first, then once a minute at most, without a stack', async () => {
  const askFor = async (seconds: number) => {
    for (let at = 0; at < seconds * 4; at += 1) {
      expect(() => readableRecord()).toThrow('the record is not open');
      expect(await besideRecord(async () => 'said', 'instead')).toBe('instead');
      jest.advanceTimersByTime(250);
    }
  };
  await askFor(59);
  expect(warn.mock.calls).toEqual([[NOT_OPEN]]);
  await askFor(60);
  expect(warn.mock.calls).toEqual([[NOT_OPEN], [NOT_OPEN]]);
});
