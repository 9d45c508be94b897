import { setImmediate } from 'node:timers/promises';

/**
 * For a long work in steps: called between two of them, it lets everything else in the process go first once the work
 * has taken this many milliseconds since it did so last.
 */
export function breather(mostMs: number): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < mostMs) return;
    await setImmediate();
    since = performance.now();
  };
}
