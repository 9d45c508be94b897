import { metrics } from '@/lib/runtime/metrics';
import type { Changed } from './changed-addresses';
import type { Engine, Outcome } from './engines';
import type { Job } from './job';
import { PushQueue } from './push-queue';
import type { QueueFile } from './queue-file';

const NOW = Date.parse('2025-03-29T10:00:00Z');
const HOUR_MS = 3_600_000;
const SENT: Outcome = { kind: 'sent', status: 200 };
const again = (delayMs = 0): Outcome => ({ kind: 'again', status: 429, delayMs });

const engine = (name: Engine['name'], most = 100): Engine => ({ name, most, message: jest.fn() });
const addressOf = (id: string) => `https://site.example/detail?type=news&id=${id}`;
const changed = (...addresses: string[]): Changed => ({ addresses, comes: null });

const find = jest.fn<Promise<Changed>, [string]>();
const notify = jest.fn<Promise<Outcome>, [Engine, readonly string[]]>();
/** The queue file, as the next process would adopt it. */
let stored: Job[] = [];
const file = {
  adopt: () => ({ entries: structuredClone(stored), isWhole: true }),
  write(jobs: readonly Job[]) {
    stored = [...jobs];
  },
};

const open = (more: { engines?: Engine[]; live?: boolean; file?: QueueFile<Job> } = {}) =>
  new PushQueue({ engines: [engine('indexnow')], live: true, file, find, notify, ...more });

const notified = () => notify.mock.calls.map(([{ name }, addresses]) => [name, [...addresses]]);
const passes = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const counted = async (outcome: string) =>
  (await metrics.pushes.get()).values
    .filter(({ labels }) => labels.outcome === outcome)
    .reduce((sum, { value }) => sum + value, 0);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
  stored = [];
  metrics.pushes.reset();
  find.mockReset().mockImplementation(async (id) => changed(addressOf(id)));
  notify.mockReset().mockResolvedValue(SENT);
});
afterEach(() => jest.useRealTimers());

test('an article that is saved several times is one notification to every engine', async () => {
  const queue = open({ engines: [engine('indexnow'), engine('baidu')] });
  for (const id of ['7', '7', '8', '7']) queue.note(id);
  await passes(2000);
  expect(find.mock.calls).toEqual([['7'], ['8']]);
  expect(notified()).toEqual([
    ['indexnow', [addressOf('7'), addressOf('8')]],
    ['baidu', [addressOf('7'), addressOf('8')]],
  ]);
  expect(stored).toEqual([]);
  expect(await counted('sent')).toBe(4);
});

test('noting neither waits for the back office nor for an engine, nor falls when both do', async () => {
  find.mockReturnValue(new Promise(() => undefined));
  const queue = open();
  expect(queue.note('7')).toBeUndefined();
  await passes(HOUR_MS);
  queue.note('8');
  expect(stored.map(({ what }) => what)).toEqual(['7', '8']);
});

test('an engine that answers 429 is retried with growing delays, and not before its Retry-After', async () => {
  notify.mockResolvedValueOnce(again()).mockResolvedValueOnce(again(60_000));
  open().note('7');
  await passes(2000);
  expect(notify).toHaveBeenCalledTimes(1);
  await passes(1999);
  expect(notify).toHaveBeenCalledTimes(1);
  await passes(1);
  expect(notify).toHaveBeenCalledTimes(2);
  await passes(59_999);
  expect(notify).toHaveBeenCalledTimes(2);
  await passes(1);
  expect(notify).toHaveBeenCalledTimes(3);
  expect(stored).toEqual([]);
});

test('after ten tries an address is given up and counted', async () => {
  notify.mockResolvedValue(again());
  open().note('7');
  await passes(48 * HOUR_MS);
  expect(notify).toHaveBeenCalledTimes(10);
  expect(stored).toEqual([]);
  expect([await counted('again'), await counted('given-up')]).toEqual([9, 1]);
});

test('an engine that refuses (403) gets these addresses no more', async () => {
  notify.mockResolvedValue({ kind: 'refused', status: 403 });
  open().note('7');
  await passes(48 * HOUR_MS);
  expect(notify).toHaveBeenCalledTimes(1);
  expect([stored, await counted('refused')]).toEqual([[], 1]);
});

test('one engine that hangs keeps the other from nothing', async () => {
  notify.mockImplementation(({ name }) =>
    name === 'baidu' ? new Promise(() => undefined) : Promise.resolve(SENT),
  );
  open({ engines: [engine('baidu'), engine('indexnow')] }).note('7');
  await passes(2000);
  expect(stored.map(({ kind }) => kind)).toEqual(['baidu']);
});

test('a process that ends in between leaves what it had to do, and the next one does it', async () => {
  notify.mockReturnValue(new Promise(() => undefined));
  const first = open();
  first.note('7');
  await passes(2000);
  first.note('8');
  expect(stored.map(({ kind, what }) => [kind, what])).toEqual([
    ['indexnow', addressOf('7')],
    ['article', '8'],
  ]);
  notify.mockReset().mockResolvedValue(SENT);
  open();
  await passes(2000);
  expect(notified().flatMap(([, addresses]) => addresses)).toEqual([addressOf('7'), addressOf('8')]);
  expect(stored).toEqual([]);
});

test('what a process leaves that ends while this one works is done, and what waits here too is sent once', async () => {
  notify.mockResolvedValueOnce(again(HOUR_MS));
  const queue = open();
  queue.note('7');
  await passes(2000);
  stored = [
    { kind: 'indexnow', what: addressOf('7'), tries: 0, due: NOW },
    { kind: 'article', what: '8', tries: 0, due: NOW + HOUR_MS / 2 },
  ];
  queue.adopt();
  expect(stored).toMatchObject([{ what: addressOf('7'), tries: 1 }, { what: '8' }]);
  await passes(HOUR_MS / 2);
  expect(notified().slice(1)).toEqual([['indexnow', [addressOf('8')]]]);
  await passes(HOUR_MS);
  expect(notified().slice(2)).toEqual([['indexnow', [addressOf('7')]]]);
  expect(stored).toEqual([]);
});

test('a process that finds nothing to take over leaves its file alone', async () => {
  const write = jest.fn();
  const queue = open({ file: { adopt: () => null, write } });
  queue.adopt();
  expect(write).not.toHaveBeenCalled();
});

test('what an engine that is no longer configured had to hear is dropped', async () => {
  stored = [{ kind: 'baidu', what: addressOf('7'), tries: 3, due: NOW }];
  open();
  await passes(HOUR_MS);
  expect(notify).not.toHaveBeenCalled();
});

test('an article saved again while it is being looked at is looked at once more', async () => {
  let answer: (value: Changed) => void = () => undefined;
  const looking = new Promise<Changed>((resolve) => {
    answer = resolve;
  });
  find.mockReturnValueOnce(looking);
  const queue = open();
  queue.note('7');
  await passes(2000);
  queue.note('7');
  answer(changed());
  await passes(2000);
  expect(find).toHaveBeenCalledTimes(2);
  expect(notify).toHaveBeenCalledTimes(1);
});

test('an address that waits for an engine is not sent earlier because it changed once more', async () => {
  notify.mockResolvedValueOnce(again(HOUR_MS));
  const queue = open();
  queue.note('7');
  await passes(2000);
  queue.note('7');
  await passes(HOUR_MS - 3000);
  expect(notify).toHaveBeenCalledTimes(1);
  await passes(3000);
  expect(notify).toHaveBeenCalledTimes(2);
});

test('while the back office fails its articles wait', async () => {
  find.mockRejectedValueOnce(new Error('down'));
  open().note('7');
  await passes(2000);
  expect([notify.mock.calls.length, stored.length]).toEqual([0, 1]);
  await passes(2000);
  expect(notify).toHaveBeenCalledTimes(1);
});

test('an article of the future is sent when its time comes, however far that is', async () => {
  const comes = NOW + 40 * 24 * HOUR_MS;
  find.mockResolvedValueOnce({ addresses: [], comes });
  open().note('7');
  await passes(39 * 24 * HOUR_MS);
  expect(notify).not.toHaveBeenCalled();
  expect(stored).toEqual([expect.objectContaining({ kind: 'article', due: comes })]);
  await passes(24 * HOUR_MS);
  expect(notify).toHaveBeenCalledTimes(1);
});

test('an article without public addresses is sent to no engine', async () => {
  find.mockResolvedValue(changed());
  open().note('7');
  await passes(HOUR_MS);
  expect([notify.mock.calls.length, stored]).toEqual([0, []]);
});

test('more than an engine takes at once goes in several messages', async () => {
  find.mockResolvedValue(changed('a', 'b', 'c'));
  open({ engines: [engine('indexnow', 2)] }).note('7');
  await passes(2000);
  expect(notified()).toEqual([
    ['indexnow', ['a', 'b']],
    ['indexnow', ['c']],
  ]);
});

test('outside production nothing is sent', async () => {
  open({ live: false }).note('7');
  await passes(HOUR_MS);
  expect(notify).not.toHaveBeenCalled();
  expect([stored, await counted('dry-run')]).toEqual([[], 1]);
});
