import { setTimeout as pause } from 'node:timers/promises';

const MAX_WAITING = 5000;
const LOOK_MS = 50;
/** The longest that a page waits for renders in progress. */
const MAX_WAIT_MS = 2000;

interface QueueOptions {
  /** Compresses one page. */
  compress: (address: string) => Promise<void>;
  /** Whether pages are being rendered, which takes priority. */
  isBusy: () => boolean;
  warn: (error: unknown) => void;
}

export interface CompressQueue {
  add(address: string): void;
  /** Resolves when nothing is waiting. */
  idle(): Promise<void>;
}

/**
 * Compresses stored pages one at a time on the thread pool, where possible while no page is being rendered.
 */
export function compressQueue({ compress, isBusy, warn }: QueueOptions): CompressQueue {
  const waiting = new Set<string>();
  let work: Promise<void> | null = null;

  async function waitForRenders(): Promise<void> {
    const until = Date.now() + MAX_WAIT_MS;
    while (isBusy() && Date.now() < until) await pause(LOOK_MS, undefined, { ref: false });
  }

  async function run(): Promise<void> {
    for (const address of waiting) {
      await waitForRenders();
      waiting.delete(address);
      await compress(address).catch(warn);
    }
    work = null;
  }

  return {
    add(address) {
      // When the queue is full, the page is compressed after a later request.
      if (waiting.size >= MAX_WAITING) return;
      waiting.add(address);
      work ??= run();
    },
    idle: async () => {
      await work;
    },
  };
}
