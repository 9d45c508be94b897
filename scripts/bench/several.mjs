import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopOnSignal, stopServer, stopServers } from '../support/children.mjs';
import { ensureBuilt, ensureFree } from '../support/ready.mjs';
import { Mistake, run } from '../support/say.mjs';
import { startSite } from '../support/servers.mjs';
import { load } from './load.mjs';
import { hasProgram } from './processes.mjs';
import { AGENTS, openOffice } from './site.mjs';
import { table } from './table.mjs';

/**
 * `node scripts/bench/several.mjs [first port]`: the stored home page from one process, and from one and two behind the
 * supervisor; prints Markdown. Needs redis-server.
 */
const FIRST_PORT = Number(process.argv[2] || 3560);
const [PORT, OFFICE, REDIS] = [FIRST_PORT, FIRST_PORT + 1, FIRST_PORT + 2];
const SECONDS = 6;
const TOKEN = 'bench-only-operations-token';
const KINDS = [
  ['one process', {}, 1],
  ['supervisor, 1 process', { entry: true }, 1],
  ['supervisor, 2 processes', { entry: true }, 2],
];
const headers = { 'user-agent': AGENTS.desktop, 'accept-encoding': 'br' };

async function isReady(processes) {
  const own = { authorization: `Bearer ${TOKEN}` };
  const text = await (await fetch(`http://127.0.0.1:${PORT}/api/metrics`, { headers: own })).text();
  return (text.match(/^process_resident_memory_bytes/gm) ?? []).length === processes;
}

async function settle(processes) {
  const url = `http://127.0.0.1:${PORT}/`;
  const end = Date.now() + 60_000;
  while (!(await isReady(processes)) && Date.now() < end) await new Promise((next) => setTimeout(next, 250));
  // Once for each process, and again for the compressed form.
  await load({ url, headers, seconds: 2 });
  return url;
}

async function measure([title, { entry }, processes], folder) {
  const settings = {
    OWS_APP_SECRET: 'bench-only-call-secret',
    SITE_SECRET: 'bench-only-cookie-secret',
    OPERATIONS_TOKEN: TOKEN,
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
  if (!hasProgram('redis-server'))
    throw new Mistake('The benchmark needs redis-server, which is not installed.');
  ensureBuilt();
  for (const port of [PORT, OFFICE, REDIS]) await ensureFree('benchmark', port, 'another first port');
  stopOnSignal();
  const folder = mkdtempSync(join(tmpdir(), 'bench-several-'));
  const redis = spawn('redis-server', ['--port', String(REDIS), '--save', ''], { stdio: 'ignore' });
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
    redis.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
});
