/** @jest-environment node */
import { log } from './log';
import { atDeadline, deadlineIn, runningTime, timeLeft } from './running-time';

/** Time that has passed while no timer came. */
let stoodStillMs: number;

beforeEach(() => {
  jest.useFakeTimers();
  const { now } = performance;
  stoodStillMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + stoodStillMs);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('CL-01 a deadline passes while the process runs, once', () => {
  const act = jest.fn();
  atDeadline(deadlineIn(3000), act);
  jest.advanceTimersByTime(2990);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(20);
  expect(act).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('CL-01 a deadline that is met is not acted on', () => {
  const act = jest.fn();
  const cancel = atDeadline(deadlineIn(3000), act);
  jest.advanceTimersByTime(2000);
  cancel();
  jest.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
});

test('CL-01 a deadline in the past is acted on in the next turn', () => {
  const act = jest.fn();
  atDeadline(deadlineIn(-1), act);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledTimes(1);
});

test('CL-01 while the process stands still no deadline comes nearer, and the log says so', () => {
  const warn = jest.spyOn(log, 'warn');
  const act = jest.fn();
  const deadline = deadlineIn(3000);
  const cancel = atDeadline(deadline, act);
  jest.advanceTimersByTime(1000);
  stoodStillMs += 11_000;
  expect(timeLeft(deadline)).toBeGreaterThanOrEqual(2000);
  expect(warn).toHaveBeenCalledWith({ ms: expect.any(Number) }, 'the process stood still');
  // All timers that were due meanwhile come at once, this one among them.
  jest.advanceTimersByTime(1990);
  expect(act).not.toHaveBeenCalled();
  jest.advanceTimersByTime(300);
  expect(act).toHaveBeenCalledTimes(1);
  cancel();
});

test('CL-01 a cancelled deadline that was put off stays cancelled', () => {
  const act = jest.fn();
  const cancel = atDeadline(deadlineIn(300), act);
  stoodStillMs += 11_000;
  jest.advanceTimersByTime(310);
  cancel();
  jest.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
});

test.each([
  ['a busy process', 700, 1],
  ['a process in which no deadline is waited for', 5000, 0],
])('CL-01 the time of %s counts', (_name, turnMs, deadlines) => {
  const cancel = Array.from({ length: deadlines }, () => atDeadline(deadlineIn(600_000), () => undefined));
  const start = runningTime();
  for (let turn = 0; turn < 20; turn += 1) {
    stoodStillMs += turnMs;
    jest.advanceTimersByTime(250);
  }
  expect(runningTime() - start).toBe(20 * (turnMs + 250));
  for (const end of cancel) end();
});

test('CL-01 nothing is timed while no deadline is waited for', () => {
  const cancel = [atDeadline(deadlineIn(3000), () => undefined), atDeadline(deadlineIn(50), () => undefined)];
  jest.advanceTimersByTime(100);
  expect(jest.getTimerCount()).toBe(2);
  for (const end of [...cancel, ...cancel]) end();
  expect(jest.getTimerCount()).toBe(0);
});
