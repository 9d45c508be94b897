import 'server-only';
import { FILES_AT_ONCE, PERSONAL_CALLS_AT_ONCE, RELAY_CALLS_AT_ONCE } from '@/lib/base/constants';
import { unsentError } from '@/lib/base/ows-error';
import { env } from '@/lib/runtime/env';
import { metrics } from '@/lib/runtime/metrics';
import { processState } from '@/lib/runtime/process-state';
import { atDeadline } from '@/lib/runtime/running-time';
import type { Use } from './upstream-fault';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    callSlots: Record<Use, Slots>;
  }
}

const FILES_WAITING = 500;

const RELAY_CALLS_WAITING = 128;

const PERSONAL_CALLS_WAITING = 64;

/** The slots of one use: the number of calls in flight, and those waiting for a slot, in order. */
interface Slots {
  active: number;
  queue: Set<() => void>;
}

const slots = processState('callSlots', () => {
  const unused = () => ({ active: 0, queue: new Set<() => void>() });
  return { read: unused(), relay: unused(), personal: unused(), file: unused() };
});

function boundsOf(use: Use): { atOnce: number; waiting: number } {
  // Each use has its own slots: pages waiting for the back office must not block forms, nor browsers pages.
  if (use === 'personal') return { atOnce: PERSONAL_CALLS_AT_ONCE, waiting: PERSONAL_CALLS_WAITING };
  if (use === 'relay') return { atOnce: RELAY_CALLS_AT_ONCE, waiting: RELAY_CALLS_WAITING };
  if (use === 'file') return { atOnce: FILES_AT_ONCE, waiting: FILES_WAITING };
  const { owsCallsAtOnce: atOnce, owsCallsWaiting: waiting } = env();
  return { atOnce, waiting };
}

function note(): void {
  const all = Object.values(slots);
  metrics.owsInFlight.set(all.reduce((sum, { active }) => sum + active, 0));
  metrics.owsWaiting.set(all.reduce((sum, { queue }) => sum + queue.size, 0));
}

/** Waits for a slot until the deadline. A finished call hands over its slot, so `active` stays unchanged. */
function waitForSlot({ queue }: Slots, deadline: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = atDeadline(deadline, () => {
      queue.delete(enter);
      reject(unsentError('no slot in time'));
    });
    const enter = () => {
      cancel();
      queue.delete(enter);
      resolve();
    };
    queue.add(enter);
    note();
  });
}

function release(pool: Slots): void {
  const [next] = pool.queue;
  if (next) next();
  else pool.active -= 1;
  note();
}

/** Runs `work` within the concurrency limit of its use; rejects with an OwsError when the queue is full. */
export async function withSlot<T>(
  { use, deadline }: { use: Use; deadline: number },
  work: () => Promise<T>,
): Promise<T> {
  const pool = slots[use];
  const { atOnce, waiting } = boundsOf(use);
  if (pool.active < atOnce) pool.active += 1;
  else if (pool.queue.size < waiting) await waitForSlot(pool, deadline);
  else throw unsentError('too many calls wait');
  note();
  try {
    return await work();
  } finally {
    release(pool);
  }
}
