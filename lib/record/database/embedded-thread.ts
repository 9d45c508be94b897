import { Worker } from 'node:worker_threads';
import type { Query } from './database';
import type { Answer, Ask } from './embedded-messages';

interface Waiting {
  resolve: (rows: unknown[]) => void;
  reject: (error: Error) => void;
}

interface Thread {
  query: Query;
  close(): Promise<void>;
}

/** Sends statements to the thread and settles the promises that wait for its answers. */
function converse(worker: Worker, lost: (error: Error) => void) {
  const waiting = new Map<number, Waiting>();
  const state = { last: 0, ended: null as Error | null };

  function end(error: Error): void {
    if (state.ended) return;
    state.ended = error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    lost(error);
  }

  worker.on('message', (message: Answer) => {
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if ('rows' in message) asked?.resolve(message.rows);
    else asked?.reject(new Error(message.error));
  });
  worker.on('error', (error) => end(error instanceof Error ? error : new Error(String(error))));
  worker.on('exit', () => end(new Error('the embedded database has ended')));

  const answerTo = (id: number): Promise<unknown[]> =>
    new Promise((resolve, reject) => {
      if (state.ended) reject(state.ended);
      else waiting.set(id, { resolve, reject });
    });

  function ask(sql: string | null, params: Ask['params'] = []): Promise<unknown[]> {
    state.last += 1;
    const answer = answerTo(state.last);
    worker.postMessage({ id: state.last, sql, params } satisfies Ask);
    return answer;
  }
  return { opened: () => answerTo(0), ask, state };
}

/** Opens the embedded database of a folder in its own thread; rejects if it cannot be opened. */
export async function startThread(folder: string, lost: (error: Error) => void): Promise<Thread> {
  const worker = new Worker(new URL('./start-worker.mjs', import.meta.url), {
    workerData: { folder },
    execArgv: [],
  });
  const state = { isExpected: true };
  const thread = converse(worker, (error) => {
    if (!state.isExpected) lost(error);
  });
  await thread.opened();
  state.isExpected = false;
  return {
    query: async (sql, params) => (await thread.ask(sql, params)) as never,
    async close() {
      state.isExpected = true;
      await thread.ask(null).finally(() => worker.terminate());
    },
  };
}
