import { Rotation } from '@/lib/base/rotation';
import { metrics } from '@/lib/runtime/metrics';
import { peekProcessState, processState } from '@/lib/runtime/process-state';
import { atDeadline, deadlineIn } from '@/lib/runtime/running-time';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    renderQueue: RenderQueue;
    /** The thread that renders; missing where this one does. */
    renderThread: { isBusy(): boolean };
  }
}

/** Concurrent renderings while the event loop is busy: more would only delay each other and stored pages. */
const AT_ONCE_WHEN_BUSY = 2;

/** Most renderings for all visitors together, in progress or waiting. */
const MAX_RENDERS = 96;

/** A visitor whose expected wait is longer is refused at once. */
const EXPECTED_WAIT_MS = 1000;

/**
 * With fewer turns ahead nobody is refused: a handful of visitors is always admitted, however slow the first
 * pages of a process are.
 */
const FEW_TURNS = 12;

/** A visitor who has waited this long is refused, too: the estimate of the wait was wrong. */
const MAX_WAIT_MS = 8000;

/** The event loop of this thread is busy when a timer fires this late. */
const BUSY_DELAY_MS = 10;

/** Interval between further starts: a rendering begins to compute only some time after its start. */
const ONE_MORE_MS = 5;

/** The measured time between two starts is discarded when nothing has waited for this long. */
const FORGET_PACE_MS = 10_000;

/** Weight of the latest measurement in the moving average. */
const WEIGHT = 0.05;

interface Waiting {
  start: () => void;
}

interface RenderQueue {
  running: number;
  /** Requests of visitors. */
  waiting: Rotation<Waiting>;
  isWatching: boolean;
  /** When the event loop was last checked, and when a waiting request was last started (monotonic clock). */
  lookedAt: number;
  startedAt: number;
  /** Moving average of the milliseconds between two starts while requests wait; 0 before any measurement. */
  paceMs: number;
}

const queue = processState('renderQueue', () => ({
  running: 0,
  waiting: new Rotation<Waiting>(),
  isWatching: false,
  lookedAt: 0,
  startedAt: 0,
  paceMs: 0,
}));

function note(): void {
  metrics.rendersInProgress.set(queue.running);
  metrics.rendersWaiting.set(queue.waiting.size);
}

/** Whether one more request of this visitor would wait too long. */
function isTooLate(visitor: string): boolean {
  if (queue.waiting.size === 0 && performance.now() - queue.startedAt > FORGET_PACE_MS) queue.paceMs = 0;
  const turns = queue.waiting.turnsBefore(visitor);
  return turns >= FEW_TURNS && turns * queue.paceMs > EXPECTED_WAIT_MS;
}

/** The average starts at 0, so it takes several slow starts before anyone is refused because of them. */
function measurePace(gap: number): void {
  if (gap < MAX_WAIT_MS) queue.paceMs += WEIGHT * (gap - queue.paceMs);
}

function startNext(): void {
  const now = performance.now();
  measurePace(now - queue.startedAt);
  queue.startedAt = now;
  queue.waiting.next()?.start();
}

function watchOn(): void {
  queue.lookedAt = performance.now();
  queue.isWatching = queue.waiting.size > 0;
  if (queue.isWatching) setTimeout(watch, ONE_MORE_MS);
}

/** Whether renderings compute rather than wait for answers. */
function isBusy(): boolean {
  const thread = peekProcessState('renderThread');
  if (thread) return thread.isBusy();
  return performance.now() - queue.lookedAt - ONE_MORE_MS > BUSY_DELAY_MS;
}

/** Checks the event loop for as long as requests wait, and starts one whenever it is not busy. */
function watch(): void {
  if (queue.running < AT_ONCE_WHEN_BUSY || !isBusy()) startNext();
  watchOn();
}

function begin(): () => void {
  queue.running += 1;
  note();
  let hasEnded = false;
  return () => {
    if (hasEnded) return;
    hasEnded = true;
    queue.running -= 1;
    if (queue.waiting.size > 0 && queue.running < AT_ONCE_WHEN_BUSY) startNext();
    note();
  };
}

function wait(visitor: string): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    const cancel = atDeadline(deadlineIn(MAX_WAIT_MS), () => {
      queue.waiting.remove(visitor, request);
      note();
      resolve(null);
    });
    const request: Waiting = {
      start() {
        cancel();
        resolve(begin());
      },
    };
    if (queue.waiting.size === 0) queue.startedAt = performance.now();
    queue.waiting.add(visitor, request);
    note();
    if (!queue.isWatching) watchOn();
  });
}

const canBeginAtOnce = (): boolean => queue.waiting.size === 0 && queue.running < AT_ONCE_WHEN_BUSY;

/** Whether to refuse another request of this visitor: too many are in progress, or it would wait too long. */
export function isFull(visitor: string): boolean {
  if (queue.running + queue.waiting.size >= MAX_RENDERS) return true;
  return !canBeginAtOnce() && isTooLate(visitor);
}

/**
 * Waits for this visitor's turn to have a page rendered; visitors take turns in rotation. Resolves to the
 * function that ends the turn, or to null if the queue is full or the wait is, or would be, too long.
 */
export async function renderTurn(visitor: string): Promise<(() => void) | null> {
  if (isFull(visitor)) return null;
  return canBeginAtOnce() ? begin() : wait(visitor);
}
