import { log } from '@/lib/runtime/log';

const EVERY_MS = 2000;
/** After 30 s; counted in looks, so that a process that was stopped itself does not count the time. */
const MAX_MISSED = 15;

/** Ends the process when the renderer has not answered for 30 s: only a new process can render again. */
export function watchThread(ping: () => Promise<void>): void {
  let missed = 0;
  setInterval(() => {
    missed += 1;
    if (missed > MAX_MISSED) {
      log.fatal('the renderer hangs: the process ends');
      process.exit(1);
    }
    if (missed === 1) void ping().then(() => (missed = 0));
  }, EVERY_MS).unref();
}
