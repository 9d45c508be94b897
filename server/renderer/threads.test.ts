import { log } from '@/lib/runtime/log';
import { busyThread } from './busy-thread';
import { watchThread } from './watch-thread';

/** A thread that answers when the test says so. */
function thread() {
  const clock = { ms: 1000 };
  const answers: (() => void)[] = [];
  const ping = () => new Promise<void>((resolve) => answers.push(resolve));
  const { isBusy } = busyThread(ping, () => clock.ms);
  return {
    clock,
    isBusy,
    asked: answers,
    answer: async () => {
      answers.pop()?.();
      await Promise.resolve();
    },
  };
}

test('OP-04 a thread is busy while it keeps a message waiting for long', async () => {
  const { clock, isBusy, answer, asked } = thread();
  expect(isBusy()).toBe(false);
  clock.ms += 11;
  expect(isBusy()).toBe(true);
  expect(asked).toHaveLength(1);
  await answer();
  clock.ms += 5;
  expect(isBusy()).toBe(true);
});

test('OP-04 a thread that works in short turns is not busy', async () => {
  const { clock, isBusy, answer } = thread();
  for (let turn = 0; turn < 5; turn += 1) {
    expect(isBusy()).toBe(false);
    clock.ms += 9;
    await answer();
  }
});

test('OP-04 an old measurement does not count', async () => {
  const { clock, isBusy, answer } = thread();
  isBusy();
  clock.ms += 30;
  await answer();
  clock.ms += 100;
  expect(isBusy()).toBe(false);
});

describe('a renderer that hangs', () => {
  const exit = jest.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const fatal = jest.spyOn(log, 'fatal').mockImplementation(() => undefined);
  beforeEach(() => {
    jest.useFakeTimers();
    exit.mockClear();
  });
  afterEach(() => jest.useRealTimers());

  test('OP-02 the process ends after thirty seconds without an answer', async () => {
    watchThread(() => new Promise(() => undefined));
    await jest.advanceTimersByTimeAsync(30_000);
    expect(exit).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(2000);
    expect(exit).toHaveBeenCalledWith(1);
    expect(fatal).toHaveBeenCalled();
  });

  test('OP-02 one that answers late is left alone', async () => {
    watchThread(() => new Promise((done) => setTimeout(done, 25_000)));
    await jest.advanceTimersByTimeAsync(300_000);
    expect(exit).not.toHaveBeenCalled();
  });
});
