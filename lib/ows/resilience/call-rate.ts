import 'server-only';
import { unsentError } from '@/lib/base/ows-error';
import { env } from '@/lib/runtime/env';
import { processState } from '@/lib/runtime/process-state';
import type { Use } from './upstream-fault';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    callTimes: CallTimes;
  }
}

const SECOND_MS = 1000;

/**
 * When the last calls were or will be sent, as many as may be sent in one second, in milliseconds of the monotonic
 * clock; `next` is the place of the oldest.
 */
interface CallTimes {
  times: number[];
  next: number;
}

const sent = processState('callTimes', () => ({ times: [], next: 0 }));

/** How long one more call has to wait: until a second after the oldest of those that fill a second. */
function waitMs(now: number): number {
  const oldest = sent.times[sent.next];
  return oldest === undefined ? 0 : Math.max(0, oldest + SECOND_MS - now);
}

function record(at: number): void {
  sent.times[sent.next] = at;
  sent.next = (sent.next + 1) % env().owsCallsPerSecond;
}

/**
 * Waits until a call may be sent without exceeding the agreed calls a second; rejects where that is after the deadline.
 * Forms are counted and never wait. Files are not counted.
 */
export async function inAgreedRate({ use, deadline }: { use: Use; deadline: number }): Promise<void> {
  if (use === 'file') return;
  const now = performance.now();
  const ms = use === 'personal' ? 0 : waitMs(now);
  if (Date.now() + ms > deadline) throw unsentError('the agreed calls a second are used up');
  record(now + ms);
  if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
}
