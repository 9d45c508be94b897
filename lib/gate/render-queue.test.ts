/** @jest-environment node */
import { setProcessState } from '@/lib/runtime/process-state';
import { runningTime } from '@/lib/runtime/running-time';

let queue: typeof import('./render-queue');
let now: number;

/** The timers of 5 ms come after so long. */
async function turnOfLoop(ms: number): Promise<void> {
  now += ms;
  await jest.advanceTimersByTimeAsync(5);
}

const BUSY_MS = 60;

beforeEach(async () => {
  setProcessState('renderQueue', undefined);
  now = 1000;
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  jest.resetModules();
  queue = await import('./render-queue');
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

interface Turn {
  state: 'waits' | 'runs' | 'refused' | 'ended';
  end: () => void;
}

/** Requests one turn; `state` tells what became of it. */
function request(visitor = 'a') {
  const turn: Turn = { state: 'waits', end: () => undefined };
  void queue.renderTurn(visitor).then((end) => {
    turn.state = end ? 'runs' : 'refused';
    turn.end = end ?? turn.end;
  });
  return turn;
}

const requests = (count: number, visitor?: string) => Array.from({ length: count }, () => request(visitor));
const inState = (turns: readonly Turn[], state: string) =>
  turns.filter((turn) => turn.state === state).length;
const settle = async () => {
  for (let at = 0; at < 5; at += 1) await Promise.resolve();
};

/** A queue in which one rendering ends, and one is started, at this pace, which is known then. */
async function busyQueue(paceMs = BUSY_MS) {
  const first = requests(2, 'others');
  const [next] = requests(1, 'others');
  await turnOfLoop(paceMs);
  for (let at = 0; at < 30; at += 1) {
    const running = [...first, next].find((turn) => turn?.state === 'runs');
    running?.end();
    if (running) running.state = 'ended';
    const more = request('others');
    await turnOfLoop(paceMs);
    first.push(more);
  }
  return first;
}

test('OP-04 while the event loop is busy two renderings run, and each that ends lets one in', async () => {
  const turns = requests(6);
  await settle();
  for (let at = 0; at < 5; at += 1) await turnOfLoop(BUSY_MS);
  expect(inState(turns, 'runs')).toBe(2);
  turns[0]?.end();
  turns[0]?.end();
  for (let at = 0; at < 5; at += 1) await turnOfLoop(BUSY_MS);
  expect(inState(turns, 'runs')).toBe(3);
});

test('OP-04 while renderings wait for the back office, so that the event loop is free, one more starts every 5 ms', async () => {
  const turns = requests(6);
  await settle();
  for (const running of [3, 4, 5, 6]) {
    await turnOfLoop(5);
    expect(inState(turns, 'runs')).toBe(running);
  }
});

test('OP-04 visitors take turns: who has many requests waiting delays nobody else', async () => {
  const running = requests(2, 'a');
  const many = requests(10, 'a');
  const other = request('b');
  for (const turn of [...running, ...many.slice(0, 1)]) {
    await settle();
    turn.end();
    await turnOfLoop(BUSY_MS);
  }
  await settle();
  expect(other.state).toBe('runs');
  expect(inState(many, 'waits')).toBeGreaterThan(5);
});

test('OP-04 who would wait too long is refused at once; another visitor with nothing waiting is not', async () => {
  await busyQueue();
  const many = requests(40, 'a');
  await settle();
  expect(inState(many, 'waits')).toBeGreaterThan(10);
  expect(inState(many, 'refused')).toBeGreaterThan(10);
  const other = request('b');
  await settle();
  expect(other.state).toBe('waits');
});

test('OP-04 a handful of visitors is never refused at once, however slow the process is', async () => {
  await busyQueue(400);
  const turns = Array.from({ length: 5 }, (_, at) => request(`new-${at}`));
  await settle();
  expect(inState(turns, 'refused')).toBe(0);
});

test('OP-04 whose turn does not come within eight seconds is refused, and keeps no place', async () => {
  const turns = requests(6);
  await settle();
  jest.spyOn(performance, 'now').mockImplementation(() => {
    now += BUSY_MS;
    return now;
  });
  for (let turn = 0; turn < 1600; turn += 1) {
    await jest.advanceTimersByTimeAsync(5);
    // Else the process would seem to have stood still between two turns.
    runningTime();
  }
  expect([inState(turns, 'runs'), inState(turns, 'refused')]).toEqual([2, 4]);
  for (const turn of turns) turn.end();
  await turnOfLoop(BUSY_MS);
  const later = requests(2);
  await settle();
  expect(inState(later, 'runs')).toBe(2);
});

test('OP-04 a pace that was measured long ago refuses nobody', async () => {
  const before = await busyQueue();
  for (const turn of before) turn.end();
  for (let at = 0; at < 40; at += 1) {
    await turnOfLoop(BUSY_MS);
    for (const turn of before) turn.end();
  }
  now += 60_000;
  const turns = requests(60);
  await settle();
  expect(inState(turns, 'refused')).toBe(0);
});
