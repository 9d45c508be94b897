import 'server-only';
import {
  FILES_AT_ONCE,
  FILES_WAITING,
  PERSONAL_CALLS_AT_ONCE,
  PERSONAL_CALLS_WAITING,
  RELAY_CALLS_AT_ONCE,
  RELAY_CALLS_WAITING,
} from '../constants';
import { env } from '../env';
import { metrics } from '../metrics';
import { processWide } from '../process-wide';
import { unsentError } from './errors';
import type { Use } from './health';

interface Places {
  taken: number;
  /** Whoever waits for a place, first come first served. */
  queue: Set<() => void>;
}

const places = processWide('owsPlaces', (): Record<Use, Places> => {
  const none = () => ({ taken: 0, queue: new Set<() => void>() });
  return { read: none(), relay: none(), personal: none(), file: none() };
});

function boundsOf(use: Use): { atOnce: number; waiting: number } {
  // Each has places of its own: pages that wait for a slow back office must not hold up forms, nor browsers pages.
  if (use === 'personal') return { atOnce: PERSONAL_CALLS_AT_ONCE, waiting: PERSONAL_CALLS_WAITING };
  if (use === 'relay') return { atOnce: RELAY_CALLS_AT_ONCE, waiting: RELAY_CALLS_WAITING };
  if (use === 'file') return { atOnce: FILES_AT_ONCE, waiting: FILES_WAITING };
  const { owsCallsAtOnce: atOnce, owsCallsWaiting: waiting } = env();
  return { atOnce, waiting };
}

function note(): void {
  const all = Object.values(places);
  metrics.owsInFlight.set(all.reduce((sum, { taken }) => sum + taken, 0));
  metrics.owsWaiting.set(all.reduce((sum, { queue }) => sum + queue.size, 0));
}

/** Waits for a place until the deadline. Whoever leaves hands the place on, so `taken` stays. */
function waitForPlace({ queue }: Places, deadline: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => {
        queue.delete(enter);
        reject(unsentError('no place in time'));
      },
      Math.max(0, deadline - Date.now()),
    );
    const enter = () => {
      clearTimeout(timer);
      queue.delete(enter);
      resolve();
    };
    queue.add(enter);
    note();
  });
}

function leave(pool: Places): void {
  const [next] = pool.queue;
  if (next) next();
  else pool.taken -= 1;
  note();
}

/** Does `work` while at most so many calls are under way; beyond a short queue, calls are turned away. */
export async function inPlace<T>(
  { use, deadline }: { use: Use; deadline: number },
  work: () => Promise<T>,
): Promise<T> {
  const pool = places[use];
  const { atOnce, waiting } = boundsOf(use);
  if (pool.taken < atOnce) pool.taken += 1;
  else if (pool.queue.size < waiting) await waitForPlace(pool, deadline);
  else throw unsentError('too many calls wait');
  note();
  try {
    return await work();
  } finally {
    leave(pool);
  }
}
