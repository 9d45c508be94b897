import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { rawAnswer } from './raw-answer.mjs';
import { Mistake } from './say.mjs';

const START_MS = 10_000;
const PAUSE_MS = 100;

/** Runs nginx in the foreground; resolves once `url` answers with one of `statuses`, to a function that ends it. */
export async function runNginx(folder, config, { url, statuses }) {
  const child = spawn('nginx', ['-p', folder, '-c', config, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => {
    process.off('exit', stop);
    child.kill('SIGTERM');
  };
  process.once('exit', stop);
  const until = Date.now() + START_MS;
  for (;;) {
    const { status } = await rawAnswer(url).catch(() => ({ status: 0 }));
    if (statuses.includes(status)) return stop;
    if (Date.now() > until) throw new Mistake(`nginx did not answer at ${url}.`);
    await pause(PAUSE_MS);
  }
}
