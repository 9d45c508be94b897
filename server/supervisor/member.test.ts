import { Member } from './member';
import { type FakeChild, fakeFork } from './test-children';

const hangs = jest.fn();

function begin(): FakeChild {
  const { fork, children } = fakeFork();
  new Member({
    fork,
    start: { place: 1, folder: '/a' },
    reported: () => undefined,
    ended: () => undefined,
    hangs,
  });
  return children[0] as FakeChild;
}

beforeEach(() => {
  jest.useFakeTimers();
  hangs.mockClear();
});
afterEach(() => jest.useRealTimers());

test('OP-02 a process that was silent for 30 s is killed, one that gave a sign of life is not', () => {
  const child = begin();
  jest.advanceTimersByTime(29_000);
  child.report('beat');
  jest.advanceTimersByTime(29_000);
  expect([hangs.mock.calls.length, child.signals]).toEqual([0, []]);
  jest.advanceTimersByTime(1000);
  expect([hangs.mock.calls.length, child.signals]).toEqual([1, ['SIGKILL']]);
});

test('OP-02 a supervisor that itself stood still kills no process whose signs of life wait to be read', () => {
  const child = begin();
  const lookDue = jest.getTimerCount();
  expect(lookDue).toBe(1);
  // After a minute of standstill the look that is due runs once, then the waiting messages are read.
  jest.setSystemTime(Date.now() + 60_000);
  jest.runOnlyPendingTimers();
  child.report('beat');
  jest.advanceTimersByTime(29_000);
  expect(hangs).not.toHaveBeenCalled();
});

test('OP-02 nothing is looked at once the process has ended', () => {
  begin().end(0);
  expect(jest.getTimerCount()).toBe(0);
});
