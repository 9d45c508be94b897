import { symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { stopServer } from '../../support/children.mjs';
import { Mistake } from '../../support/say.mjs';
import { openRedis } from '../redis.mjs';
import { openSite } from '../site.mjs';
import { table } from '../table.mjs';
import { knownPages } from './known.mjs';
import { asVisitors, keepSending, timesOf } from './visits.mjs';

const PROCESSES = 2;
const PER_SECOND = 200;
const QUIET_SECONDS = 10;
const LONGEST_MS = 120_000;
const HEAD = ['', 'before p50 ms', 'p99 ms', 'during p50 ms', 'p99 ms', 'took s', 'requests', 'failed'];

/** Resolves to a function that waits until the supervisor has logged a message so often in all. */
function readLog({ child }) {
  const seen = new Map();
  let look = () => undefined;
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [, message] = /"msg":"([^"]*)"/.exec(line) ?? [];
    seen.set(message, (seen.get(message) ?? 0) + 1);
    look();
  });
  return (message, times) =>
    new Promise((done, fail) => {
      const timer = setTimeout(() => fail(new Mistake(`The site did not log "${message}".`)), LONGEST_MS);
      look = () => {
        if ((seen.get(message) ?? 0) < times) return;
        clearTimeout(timer);
        done();
      };
      look();
    });
}

async function openProcesses({ ports, folder, env }) {
  const current = join(folder, 'current');
  symlinkSync(resolve('.'), current);
  const own = {
    REDIS_URL: `redis://127.0.0.1:${ports.redis}`,
    RELEASE_DIR: current,
    BUILDS_DIR: join(folder, 'builds'),
    RECORD: 'off',
    LOG_LEVEL: 'info',
  };
  const start = { processes: PROCESSES, stdout: 'pipe' };
  const site = await openSite(ports.site, ports.office, { folder, env: { ...env, ...own }, start });
  const logged = readLog(site);
  await logged('a process takes visitors', PROCESSES);
  return { ...site, logged };
}

async function rowOf(name, target, release) {
  const stopAlone = keepSending(target);
  await pause(QUIET_SECONDS * 1000);
  const alone = timesOf(await stopAlone());
  const [began, stop] = [performance.now(), keepSending(target)];
  await release();
  const seconds = (performance.now() - began) / 1000;
  const outcomes = await stop();
  const during = timesOf(outcomes);
  const times = [alone.p50, alone.p99, during.p50, during.p99, seconds];
  return [name, ...times, String(outcomes.length), String(during.failed)];
}

/** Two processes replaced one after the other, while 200 known pages a second are requested; resolves to Markdown. */
export async function releaseReport({ gateway, ...given }) {
  const redis = openRedis(given.ports.redis);
  try {
    const site = await openProcesses(given);
    const requests = asVisitors(await knownPages(site.origin));
    const rows = [];
    for (const [name, origin] of [
      ['through the gateway', gateway.origin],
      ['the processes alone', site.origin],
    ]) {
      const release = () => {
        site.child.kill('SIGHUP');
        return site.logged('release: complete', rows.length + 1);
      };
      rows.push(await rowOf(name, { origin, requests, perSecond: PER_SECOND }, release));
    }
    await stopServer(site.child);
    return [
      `${PROCESSES} processes, ${PER_SECOND} requests a second for a hundred known pages.`,
      '',
      table(HEAD, rows),
    ].join('\n');
  } finally {
    redis.close();
  }
}
