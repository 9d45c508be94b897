import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export type Launched = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

const ROOT = path.resolve(__dirname, '../..');
export const TEST_PACK = path.join(__dirname, 'pack');

const running = new Set<ChildProcess>();

export function killAll(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Starts ows/main.ts as npm does, with nothing of our own environment but the path. */
export function launch(env: Record<string, string>, script = ['ows/main.ts']): Launched {
  const child = spawn(process.execPath, ['--import', 'tsx/esm', ...script], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', OWS_PORT: '0', NODE_ENV: 'test', ...env },
  });
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output += chunk;
  });
  running.add(child);
  const ended = once(child, 'close').then(() => {
    running.delete(child);
    return child.exitCode;
  });
  return { child, output: () => output, ended };
}

/** Waits for the line that says it answers, and gives the address in it. */
export async function readyAddress({ child, output, ended }: Launched): Promise<string> {
  const failed = ended.then(() => {
    throw new Error(`The back office ended before it was ready:\n${output()}`);
  });
  failed.catch(() => {});
  for (;;) {
    const address = /ows: ready on (\S+)/.exec(output())?.[1];
    if (address) return address;
    await Promise.race([once(child.stdout ?? child, 'data'), failed]);
  }
}
