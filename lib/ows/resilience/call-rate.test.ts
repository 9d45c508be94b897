/** @jest-environment node */
import { setProcessState } from '@/lib/runtime/process-state';
import { deadlineIn } from '@/lib/runtime/running-time';

Object.assign(process.env, {
  OWS_APP_SECRET: 'secret-of-the-test',
  SITE_SECRET: 'sixteen-characters',
  OWS_CALLS_PER_SECOND: '3',
});

let inAgreedRate: typeof import('./call-rate')['inAgreedRate'];

beforeEach(async () => {
  setProcessState('callTimes', undefined);
  jest.useFakeTimers();
  jest.resetModules();
  ({ inAgreedRate } = await import('./call-rate'));
});
afterEach(() => jest.useRealTimers());

type Use = Parameters<typeof inAgreedRate>[0]['use'];

/** Calls at once; `sentAt` are the milliseconds after which they were sent. */
function send(uses: readonly Use[], timeoutMs = 60_000) {
  const began = Date.now();
  const sentAt: number[] = [];
  const calls = uses.map((use) =>
    inAgreedRate({ use, deadline: deadlineIn(timeoutMs) }).then(() => void sentAt.push(Date.now() - began)),
  );
  return { sentAt, calls };
}

const reads = (count: number): Use[] => Array.from({ length: count }, () => 'read');

test('OP-05 no second has more calls than agreed, and none is lost', async () => {
  const { sentAt } = send([...reads(5), 'relay', 'relay']);
  await jest.advanceTimersByTimeAsync(5000);
  expect(sentAt).toEqual([0, 0, 0, 1000, 1000, 1000, 2000]);
  const later = send(reads(4));
  await jest.advanceTimersByTimeAsync(1000);
  expect(later.sentAt).toEqual([0, 0, 0, 1000]);
});

test('OP-05 a call that could only be sent after its deadline is refused at once, and delays no other', async () => {
  const { sentAt, calls } = send(reads(5), 900);
  const outcomes = Promise.allSettled(calls);
  await jest.advanceTimersByTimeAsync(0);
  expect((await outcomes).map(({ status }) => status)).toEqual([
    ...Array(3).fill('fulfilled'),
    ...Array(2).fill('rejected'),
  ]);
  await expect(calls[4]).rejects.toMatchObject({ failure: 'unsent' });
  const patient = send(reads(1));
  await jest.advanceTimersByTimeAsync(1000);
  expect([sentAt, patient.sentAt]).toEqual([[0, 0, 0], [1000]]);
});

test('OP-05 forms never wait, but count; files are not counted', async () => {
  const { sentAt } = send(['file', ...reads(3), 'file', 'personal', 'read']);
  await jest.advanceTimersByTimeAsync(1000);
  expect(sentAt).toEqual([0, 0, 0, 0, 0, 0, 1000]);
});
