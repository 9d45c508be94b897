import { openFilingRecord } from '@/lib/record/open-record';
import { type FilingRecord, openRecord } from '@/lib/record/record';
import { log } from '@/lib/runtime/log';
import { metrics } from '@/lib/runtime/metrics';
import { setProcessState } from '@/lib/runtime/process-state';
import { recordKeeper } from './begin-record';
import { type KeptRecord, keepRecord } from './keep-record';

jest.mock('@/lib/record/open-record');

const opening = jest.mocked(openFilingRecord);
const settings = {
  ...{ folder: '.data/record', databaseUrl: null, key: null, formerKeys: [] },
  ...{ filesMb: 1, callsPerMinute: 1 },
};

const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
const close = jest.fn(async () => undefined);
const record = { head: async () => ({ size: 3 }), close } as unknown as FilingRecord;
let kept: KeptRecord | null = null;

const keep = () => {
  kept = keepRecord({ settings, siteUrl: 'https://www.example.com', firstPauseMs: 1 });
};

/** Waits for a condition that the next turns of the event loop bring about. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

const stateNow = async () =>
  (await metrics.recordState.get()).values
    .filter(({ value }) => value === 1)
    .map(({ labels }) => labels.state);

beforeEach(() => {
  opening.mockReset();
  warn.mockClear();
  close.mockClear();
});
afterEach(async () => {
  await kept?.close();
  kept = null;
});

test('AR-06 the record is offered to the process once it is open, and closed with it', async () => {
  opening.mockResolvedValue(record);
  keep();
  expect(openRecord()).toBeNull();
  await until(() => openRecord() === record);
  await kept?.close();
  expect(openRecord()).toBeNull();
  expect(close).toHaveBeenCalledTimes(1);
  expect(opening).toHaveBeenCalledTimes(1);
});

test('AR-06 an opening that fails is tried again, and reported meanwhile', async () => {
  opening.mockRejectedValueOnce(new Error('no connection')).mockRejectedValueOnce(new Error('no connection'));
  opening.mockResolvedValue(record);
  keep();
  await until(() => opening.mock.calls.length === 2);
  expect(await stateNow()).toEqual(['unavailable']);
  await until(() => openRecord() === record);
  expect(opening).toHaveBeenCalledTimes(3);
  // Further attempts are logged once a minute at most.
  expect(warn.mock.calls).toEqual([[{ why: 'no connection' }, expect.stringContaining('cannot be opened')]]);
});

test('AR-06 a database that ends by itself takes the record away until it is opened anew', async () => {
  const second = { ...record } as FilingRecord;
  opening.mockResolvedValueOnce(record).mockResolvedValueOnce(second);
  keep();
  await until(() => openRecord() === record);
  opening.mock.calls[0]?.[0].lost?.(new Error('out of memory'));
  await until(() => openRecord() === second);
  expect(close).toHaveBeenCalledTimes(1);
});

test('AR-06 a process that ends while the record opens closes it and offers nothing', async () => {
  let opened: (value: FilingRecord) => void = () => undefined;
  opening.mockReturnValue(
    new Promise((resolve) => {
      opened = resolve;
    }),
  );
  keep();
  const closed = kept?.close();
  opened(record);
  await closed;
  expect(close).toHaveBeenCalledTimes(1);
  expect(openRecord()).toBeNull();
});

describe('several processes', () => {
  const before = { ...process.env };
  afterEach(() => {
    process.env = { ...before };
    setProcessState('env', undefined);
  });

  test.each([
    [{ PROCESSES: '2' }, 0],
    [{ PROCESSES: '2', RECORD_DATABASE_URL: 'postgres://127.0.0.1/record', RECORD_KEY: 'a'.repeat(64) }, 1],
    [{ PROCESSES: '1', RECORD: 'off' }, 0],
    [{}, 1],
  ])('AR-06 with %j the record is opened %i times', async (set, times) => {
    opening.mockResolvedValue(record);
    Object.assign(process.env, { OWS_APP_SECRET: 'secret', SITE_SECRET: 'sixteen-characters', ...set });
    const keeper = recordKeeper();
    keeper.begin();
    await keeper.close();
    expect(opening).toHaveBeenCalledTimes(times);
  });
});
