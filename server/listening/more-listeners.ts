import { type ChildProcess, fork } from 'node:child_process';
import type { Server } from 'node:http';
import { createServer, type Server as Listener } from 'node:net';
import { fileURLToPath } from 'node:url';

/** In all, with the one that the server has. */
const LISTENERS = 8;
const HELPER = fileURLToPath(new URL('./hand-back.mjs', import.meta.url));
/** What Node's own server for HTTP says to the listener that it is. */
const AS_HTTP = { allowHalfOpen: true, noDelay: true };

interface Options {
  backlog: number;
  warn: (error: unknown) => void;
}

export interface MoreListeners {
  /** To be called when the server listens. */
  open(): void;
  /** How many listeners accept connections for the server, itself included. */
  count(): number;
  /** Accepts no more; resolves when all connections that they accepted are closed. The server is closed separately. */
  close(): Promise<void>;
}

/** A copy of a socket's handle is made by sending it to another process and back. */
function askForCopies(server: Server, warn: Options['warn']): ChildProcess {
  const helper = fork(HELPER, [String(LISTENERS - 1)], {
    execArgv: [],
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  helper.on('error', warn);
  helper.send('listener', Reflect.get(server, '_handle'), (error) => error && warn(error));
  helper.unref();
  helper.channel?.unref();
  return helper;
}

/**
 * Lets a server accept several connections in a turn of the event loop. Node's library accepts one of each listener,
 * and while pages are rendered a turn takes 20 ms, so that a burst of visitors would wait for seconds before a request
 * is seen (ADR 0060). Without the copies the server goes on with one.
 */
export function moreListeners(server: Server, { backlog, warn }: Options): MoreListeners {
  const more: Listener[] = [];
  let isClosed = false;

  function add(_word: unknown, handle: unknown): void {
    const listener = createServer(AS_HTTP, (socket) => server.emit('connection', socket));
    listener.on('error', warn);
    listener.listen(handle, backlog);
    if (isClosed) listener.close();
    else more.push(listener);
  }

  function checkAll(): void {
    if (!isClosed && more.length < LISTENERS - 1) warn(new Error('copies of the listener are missing'));
  }

  return {
    open() {
      askForCopies(server, warn).on('message', add).on('disconnect', checkAll);
    },
    count: () => more.length + 1,
    async close() {
      isClosed = true;
      await Promise.all(more.map((listener) => new Promise((closed) => listener.close(closed))));
    },
  };
}
