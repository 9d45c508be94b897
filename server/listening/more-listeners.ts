import { type ChildProcess, fork } from 'node:child_process';
import type { Server } from 'node:http';
import { createServer, type Server as Listener } from 'node:net';
import { fileURLToPath } from 'node:url';

/** Total number of listeners, the server's own one included. */
const LISTENERS = 8;
/** The helper's module and how Node loads it: compiled, or as TypeScript in development and tests. */
const [HELPER, LOADER] = import.meta.url.endsWith('.ts')
  ? ['./hand-back.ts', ['--import', 'tsx/esm']]
  : ['./hand-back.mjs', []];
/** The options that Node's HTTP server sets for its own listener. */
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
  /**
   * Stops accepting; resolves when all connections of the additional listeners are closed and the process that
   * copied them has ended, since it holds the socket open as well. The server itself is closed separately.
   */
  close(): Promise<void>;
}

/** Copies the handle of the listening socket by sending it to another process and back. */
function askForCopies(server: Server, warn: Options['warn']): ChildProcess {
  const helper = fork(fileURLToPath(new URL(HELPER, import.meta.url)), [String(LISTENERS - 1)], {
    execArgv: LOADER,
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  helper.on('error', warn);
  helper.send('listener', Reflect.get(server, '_handle'), (error) => error && warn(error));
  helper.unref();
  helper.channel?.unref();
  return helper;
}

/** Ends the helper if it is still running. */
async function end(helper: ChildProcess | undefined): Promise<void> {
  const isRunning = helper?.pid !== undefined && helper.exitCode === null && helper.signalCode === null;
  if (!isRunning) return;
  const ended = new Promise((resolve) => helper.once('exit', resolve));
  helper.kill();
  await ended;
}

/**
 * Lets a server accept several connections per turn of the event loop. Node accepts one per listener, and
 * while pages are rendered a turn takes 20 ms, so that in a burst visitors would wait for seconds before
 * their requests are seen (ADR 0060). If copying fails, the server continues with one listener.
 */
export function moreListeners(server: Server, { backlog, warn }: Options): MoreListeners {
  const more: Listener[] = [];
  let helper: ChildProcess | undefined;
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
      helper = askForCopies(server, warn).on('message', add).on('disconnect', checkAll);
    },
    count: () => more.length + 1,
    async close() {
      isClosed = true;
      const closing = more.map((listener) => new Promise((closed) => listener.close(closed)));
      await Promise.all([end(helper), ...closing]);
    },
  };
}
