import { log } from './log';
import { processState } from './process-state';

declare module './process-state' {
  interface ProcessState {
    runningTime: RunningTime;
  }
}

interface RunningTime {
  /** When the clock was last looked at: monotonic, in milliseconds. */
  seenAt: number;
  stoodStillMs: number;
  /** Deadlines that are waited for. */
  waiting: number;
  /** Looks at the clock while there are such deadlines. */
  looks: NodeJS.Timeout | null;
}

const LOOK_MS = 250;

/**
 * A turn of the event loop that takes longer is a standstill: the process was stopped, or its machine paused, moved
 * or out of processor time. The longest work of the site itself takes a fraction of it.
 */
const STANDSTILL_MS = 1000;

const clock = processState('runningTime', () => ({ seenAt: 0, stoodStillMs: 0, waiting: 0, looks: null }));

/** How long the process has been running, in milliseconds; standstills while a deadline is waited for do not count. */
export function runningTime(): number {
  const now = performance.now();
  const gap = now - clock.seenAt;
  clock.seenAt = now;
  if (clock.looks && gap > STANDSTILL_MS) {
    clock.stoodStillMs += gap;
    log.warn({ ms: Math.round(gap) }, 'the process stood still');
  }
  return now - clock.stoodStillMs;
}

function beginToWait(): void {
  clock.waiting += 1;
  if (clock.looks) return;
  clock.seenAt = performance.now();
  clock.looks = setInterval(runningTime, LOOK_MS).unref();
}

function endToWait(): void {
  clock.waiting -= 1;
  if (clock.waiting > 0 || !clock.looks) return;
  clearInterval(clock.looks);
  clock.looks = null;
}

/**
 * A deadline so many milliseconds from now, as a point of the running time: what arrived during a standstill is read
 * before anything that waits for it is given up.
 */
export const deadlineIn = (ms: number): number => runningTime() + ms;

/** Milliseconds until a deadline; negative after it. */
export const timeLeft = (deadline: number): number => deadline - runningTime();

/** Calls `act` at the deadline; returns what cancels it. */
export function atDeadline(deadline: number, act: () => void): () => void {
  let isWaiting = true;
  const end = () => {
    if (isWaiting) endToWait();
    isWaiting = false;
    clearTimeout(timer);
  };
  const check = () => {
    if (timeLeft(deadline) > 0) timer = wait();
    else {
      end();
      act();
    }
  };
  const wait = () => setTimeout(check, Math.max(1, Math.ceil(timeLeft(deadline))));
  beginToWait();
  let timer = wait();
  return end;
}
