import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { env } from '@/lib/runtime/env';
import { beginStop } from '@/lib/runtime/phase';

const GRACE_MS = 5000;
/** Longer than the longest upload (server/timeouts.ts). */
const RETIRE_MS = 200_000;

interface Endings {
  /**
   * Reports that the process is about to end, and keeps answering for DRAIN_MS, so that a load balancer
   * notices.
   */
  stop(): void;
  /** Leaves its visitors to a successor on the same port, then ends. */
  retire(): void;
}

interface Last {
  /** Closes the additional listeners; resolves when their connections are closed. */
  closeOthers: () => Promise<void>;
  /** Saves what outlives the process. */
  close: () => void;
  /** Sends the remaining spans and closes the record; never rejects. */
  flush: () => Promise<void>;
}

/**
 * Stops accepting connections. Each open one is closed by its next answer, since closing an idle one could
 * lose a request that is already on its way.
 */
function closeGently(server: Server, closeOthers: Last['closeOthers'], done: () => void): void {
  server.prependListener('request', (_request, response) => {
    response.shouldKeepAlive = false;
  });
  const othersClosed = closeOthers();
  NetServer.prototype.close.call(server, () => void othersClosed.then(done));
  setTimeout(done, RETIRE_MS);
}

/** The two ways in which a process of the site ends. */
export function endings(server: Server, { closeOthers, close, flush }: Last): Endings {
  const state = { isStopping: false, isRetired: false };

  const leave = () => void flush().finally(() => process.exit(0));

  /** Completes requests in progress. */
  function end(): void {
    close();
    if (!server.listening && !state.isRetired) leave();
    const othersClosed = closeOthers();
    server.close((error) => {
      // A retired server is closing already.
      if (!error) void othersClosed.then(leave);
    });
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), GRACE_MS).unref();
  }

  return {
    stop() {
      // The signal may come from the terminal and from the supervisor.
      if (state.isStopping) return;
      state.isStopping = true;
      beginStop();
      setTimeout(end, env().drainMs);
    },
    retire() {
      state.isRetired = true;
      closeGently(server, closeOthers, () => {
        close();
        leave();
      });
    },
  };
}
