import 'server-only';
import { unsentError } from '@/lib/base/ows-error';
import { env } from '@/lib/runtime/env';
import { processState } from '@/lib/runtime/process-state';
import { timeLeft } from '@/lib/runtime/running-time';
import type { Use } from './upstream-fault';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    callTimes: CallTimes;
  }
}

const SECOND_MS = 1000;

/**
 * A ring buffer of the times at which the latest calls were or will be sent (monotonic clock, milliseconds),
 * one for each call that may be sent in a second; `next` is the index of the oldest.
 */
interface CallTimes {
  times: number[];
  next: number;
}

const sent = processState('callTimes', () => ({ times: [], next: 0 }));

/** How long another call has to wait: until one second after the oldest call in the buffer. */
function waitMs(now: number): number {
  const oldest = sent.times[sent.next];
  return oldest === undefined ? 0 : Math.max(0, oldest + SECOND_MS - now);
}

function record(at: number): void {
  sent.times[sent.next] = at;
  sent.next = (sent.next + 1) % env().owsCallsPerSecond;
}

/**
 * Waits until a call may be sent without exceeding OWS_CALLS_PER_SECOND; rejects with an OwsError if that is
 * after the deadline. Personal calls are counted but never wait; files are not counted.
 */
export async function inAgreedRate({ use, deadline }: { use: Use; deadline: number }): Promise<void> {
  if (use === 'file') return;
  const now = performance.now();
  const ms = use === 'personal' ? 0 : waitMs(now);
  if (ms > timeLeft(deadline)) throw unsentError('the agreed calls a second are used up');
  record(now + ms);
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}
