import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Mistake } from '../support/say.mjs';

const LISTENING = /DevTools listening on ws:\/\/[^:]+:(\d+)\//;
const ARGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--remote-debugging-port=0',
];

/** A browser of its own profile; resolves to the port of its debugger and a function that ends it. */
export async function startBrowser(path) {
  const profile = mkdtempSync(join(tmpdir(), 'bench-browser-'));
  const child = spawn(path, [...ARGS, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const stop = async () => {
    process.off('exit', kill);
    kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  for await (const line of createInterface({ input: child.stderr })) {
    const [, port] = LISTENING.exec(line) ?? [];
    if (port) {
      child.stderr.resume();
      return { port: Number(port), stop };
    }
  }
  await stop();
  throw new Mistake(`${path} does not start; CHROMIUM_PATH names another browser.`);
}
