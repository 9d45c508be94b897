import { setImmediate } from 'node:timers/promises';

/**
 * Returns a function to call between the steps of a long computation: it yields to the event loop once `mostMs`
 * milliseconds have passed since the last yield.
 */
export function breather(mostMs: number): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < mostMs) return;
    await setImmediate();
    since = performance.now();
  };
}
