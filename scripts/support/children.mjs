import { spawn, spawnSync } from 'node:child_process';
import { Mistake } from './say.mjs';

/** Runs a command with its output shown; throws a sentence when it fails. */
export function runStep(what, [command, ...args], env = process.env) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env });
  if (error?.code === 'ENOENT') throw new Mistake(`${what} needs "${command}", which is not installed.`);
  if (error) throw error;
  if (status !== 0) throw new Mistake(`${what} failed; its output is above.`);
}

/** A program is on the PATH. */
export const hasProgram = (name) => spawnSync(name, ['-v'], { stdio: 'ignore' }).error === undefined;

const running = new Set();
// However this process ends, it leaves no server behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/** Starts a server on this Node; when it ends by itself, everything ends. With `stdout: 'pipe'` its log can be read. */
export function startServer(name, args, { env, stdout = 'inherit' }) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', stdout, 'inherit'], env });
  child.ended = new Promise((resolve) => {
    child.on('exit', resolve);
    child.on('error', resolve);
  });
  running.add(child);
  child.ended.then((code) => {
    const unexpected = running.delete(child);
    if (unexpected && !stopping) {
      // With code 1 it has printed the reason itself.
      if (code !== 1) console.error(`The ${name} ended by itself (${code}).`);
      stopAll(1);
    }
  });
  return child;
}

let stopping = false;
const GRACE_MS = 8000;

/** Ends all servers, the last one first. */
export async function stopServers() {
  stopping = true;
  const children = [...running].reverse();
  const force = setTimeout(() => {
    for (const child of children) child.kill('SIGKILL');
  }, GRACE_MS);
  for (const child of children) {
    child.kill('SIGTERM');
    await child.ended;
  }
  clearTimeout(force);
}

/** Ends one server; the others go on. */
export async function stopServer(child) {
  running.delete(child);
  child.kill('SIGTERM');
  await child.ended;
}

/** Ends all servers, and then this process. */
async function stopAll(code) {
  if (stopping) return;
  await stopServers();
  process.exit(code);
}

export function stopOnSignal() {
  process.on('SIGINT', () => stopAll(0));
  process.on('SIGTERM', () => stopAll(0));
  // The terminal was closed.
  process.on('SIGHUP', () => stopAll(0));
}

/** Resolves when the address answers with success; throws after the timeout. */
export async function waitFor(name, url, timeoutMs) {
  const until = Date.now() + timeoutMs;
  while (Date.now() < until) {
    try {
      const { ok } = await fetch(url, { signal: AbortSignal.timeout(2000) });
      if (ok) return;
    } catch {
      // Not there yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  throw new Mistake(`The ${name} did not answer at ${url} within ${timeoutMs / 1000} s.`);
}
