import type { EventLoopUtilization } from 'node:perf_hooks';
import { log } from '@/lib/runtime/log';
import { busyThread } from './busy-thread';
import { watchThread } from './watch-thread';

/** A thread whose times the test sets. */
function thread() {
  const times = { idle: 0, active: 0 };
  const eventLoopUtilization = (now?: EventLoopUtilization, before?: EventLoopUtilization) =>
    ({
      idle: now && before ? now.idle - before.idle : times.idle,
      active: now && before ? now.active - before.active : times.active,
      utilization: 0,
    }) satisfies EventLoopUtilization;
  return { times, performance: { eventLoopUtilization } };
}

test('OP-04 a thread is busy when it has rested little since the last look, not when it waited', () => {
  const { times, performance } = thread();
  const { isBusy } = busyThread({ performance });
  times.active = 20;
  expect(isBusy()).toBe(true);
  times.idle = 20;
  expect(isBusy()).toBe(false);
  times.active += 18;
  times.idle += 2;
  expect(isBusy()).toBe(true);
});

test('OP-04 within less than a turn of the event loop the last result counts', () => {
  const { times, performance } = thread();
  const { isBusy } = busyThread({ performance });
  times.active = 5;
  expect(isBusy()).toBe(false);
  times.active = 16;
  expect(isBusy()).toBe(true);
  times.idle = 10;
  expect(isBusy()).toBe(true);
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
