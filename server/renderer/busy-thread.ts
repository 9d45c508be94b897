import type { EventLoopUtilization } from 'node:perf_hooks';
import type { Worker } from 'node:worker_threads';

/** As long as a turn of the event loop that renders. */
const WINDOW_MS = 15;
/** A thread that rests less than this share of the time has no time for another rendering. */
const MIN_IDLE = 0.2;

/** Tells whether a thread has had no time to spare lately. */
export function busyThread({ performance }: Pick<Worker, 'performance'>): { isBusy(): boolean } {
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  let wasBusy = false;
  return {
    isBusy() {
      const now = performance.eventLoopUtilization();
      const { idle, active } = performance.eventLoopUtilization(now, before);
      if (idle + active < WINDOW_MS) return wasBusy;
      before = now;
      wasBusy = idle / (idle + active) < MIN_IDLE;
      return wasBusy;
    },
  };
}
