import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

export { until } from '@/testing/until';

const ROOT = resolve(__dirname, '../..');
const running = new Set<ChildProcess>();

/** A process of the project whose output is recorded, and which ends with the tests. */
export interface Running {
  child: ChildProcess;
  output: () => string;
  end: (signal: NodeJS.Signals) => Promise<void>;
}

export function start(command: string[], env: Record<string, string>): Running {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  running.add(child);
  const over = once(child, 'close').then(() => running.delete(child));
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await over;
  };
  return { child, output: () => output, end };
}

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

/** Ends a connection with its answer: a process that is replaced waits for idle ones, those of a test included. */
export const NOT_KEPT = { connection: 'close' };

export const answers = (address: string) => async () =>
  (await fetch(address, { headers: NOT_KEPT, signal: AbortSignal.timeout(2000) })).ok;
