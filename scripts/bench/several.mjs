import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopOnSignal, stopServer, stopServers } from '../support/children.mjs';
import { ensureBuilt, ensureFree } from '../support/ready.mjs';
import { run } from '../support/say.mjs';
import { startSite } from '../support/servers.mjs';
import { OPERATIONS_TOKEN, untilAllListen } from './load/metrics.mjs';
import { load } from './load.mjs';
import { openRedis } from './redis.mjs';
import { AGENTS, openOffice } from './site.mjs';
import { table } from './table.mjs';

/**
 * `node scripts/bench/several.mjs [first port]`: the stored home page from one process, and from one and two behind the
 * supervisor; prints Markdown. Needs redis-server.
 */
const FIRST_PORT = Number(process.argv[2] || 3560);
const [PORT, OFFICE, REDIS] = [FIRST_PORT, FIRST_PORT + 1, FIRST_PORT + 2];
const SECONDS = 6;
const KINDS = [
  ['one process', {}, 1],
  ['supervisor, 1 process', { entry: true }, 1],
  ['supervisor, 2 processes', { entry: true }, 2],
];
const headers = { 'user-agent': AGENTS.desktop, 'accept-encoding': 'br' };

async function settle(processes) {
  const url = `http://127.0.0.1:${PORT}/`;
  await untilAllListen(`http://127.0.0.1:${PORT}`, processes);
  // Once for each process, and again for the compressed form.
  await load({ url, headers, seconds: 2 });
  return url;
}

async function measure([title, { entry }, processes], folder) {
  const settings = {
    OWS_APP_SECRET: 'bench-only-call-secret',
    SITE_SECRET: 'bench-only-cookie-secret',
    OPERATIONS_TOKEN,
    OWS_URL: `http://127.0.0.1:${OFFICE}/ows`,
    SITE_URL: `http://127.0.0.1:${PORT}`,
    REDIS_URL: `redis://127.0.0.1:${REDIS}`,
    PAGES_DIR: join(folder, 'pages'),
    COPIES_DIR: join(folder, 'copies'),
    RECORD: 'off',
    BUILDS_DIR: join(folder, 'builds'),
    LOG_LEVEL: 'error',
  };
  const site = await startSite(PORT, settings, { processes, isSupervised: entry });
  const url = await settle(processes);
  const kept = await load({ url, headers, seconds: SECONDS });
  const fresh = await load({ url, headers: { ...headers, connection: 'close' }, seconds: SECONDS });
  await stopServer(site);
  const of = ({ rate, p99, failed }) => [Math.round(rate), p99.toFixed(1), failed];
  return [title, ...of(kept), ...of(fresh)].map(String);
}

await run(async () => {
  ensureBuilt();
  for (const port of [PORT, OFFICE, REDIS]) await ensureFree('benchmark', port, 'another first port');
  stopOnSignal();
  const folder = mkdtempSync(join(tmpdir(), 'bench-several-'));
  const redis = openRedis(REDIS);
  try {
    await openOffice(OFFICE, folder);
    const rows = [];
    for (const kind of KINDS) rows.push(await measure(kind, folder));
    const head = [
      '64 connections',
      'kept: requests/s',
      'p99 ms',
      'failed',
      'fresh: requests/s',
      'p99 ms',
      'failed',
    ];
    console.log(`${cpus().length} cores, shared with the load\n\n${table(head, rows)}`);
  } finally {
    await stopServers();
    redis.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
