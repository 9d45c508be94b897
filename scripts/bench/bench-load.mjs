import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopOnSignal, stopServer, stopServers } from '../support/children.mjs';
import { checkNode, ensureBuilt, ensureFree, ensureInstalled } from '../support/ready.mjs';
import { Mistake, run } from '../support/say.mjs';
import { openGateway } from './gateway.mjs';
import { load, loader } from './load.mjs';
import { startNginx } from './nginx.mjs';
import { hasProgram } from './processes.mjs';
import { settledAnswer } from './raw.mjs';
import { AGENTS, openOffice, openSite } from './site.mjs';
import { ratio } from './statistics.mjs';
import { table } from './table.mjs';

/**
 * npm run bench:load: the stored home page through the gateway (deploy/nginx) beside an nginx with the same bytes in
 * files, over TLS both, with as many workers; then with the site's process gone. Prints Markdown.
 */
const PORTS = { site: 3540, gateway: 3541, plain: 3542, files: 3543, office: 3545 };
/** A name that resolves without a table of names: wrk sends it in the handshake. */
const HOST = 'localhost';
const SECONDS = 5;
const ENCODINGS = { brotli: 'br', gzip: 'gzip', plain: 'identity' };

const headersFor = (encoding) => ({ 'user-agent': AGENTS.desktop, 'accept-encoding': encoding });

async function measured(url, headers) {
  await load({ url, headers, seconds: 1 });
  return load({ url, headers, seconds: SECONDS });
}

const rowOf = (name, own, files) => [
  name,
  own.rate,
  own.p50,
  own.p99,
  files.rate,
  files.p99,
  ratio(own.rate, files.rate),
  own.failed,
];

async function answersOf(gateway) {
  const answers = {};
  for (const [name, encoding] of Object.entries(ENCODINGS)) {
    answers[name] = await settledAnswer(`${gateway.origin}/`, headersFor(encoding));
    if (answers[name].status !== 200) throw new Mistake(`The home page answers ${answers[name].status}.`);
  }
  return answers;
}

/** Each form of the page through the gateway, beside the same bytes in files. */
async function rowsFor(what, gateway, files) {
  const rows = [];
  for (const [name, encoding] of Object.entries(ENCODINGS)) {
    const own = await measured(`${gateway.origin}/`, headersFor(encoding));
    rows.push(
      rowOf(`${what}, ${name}`, own, await measured(`${files.origin}/${name}`, headersFor(encoding))),
    );
  }
  return rows;
}

await run(async () => {
  checkNode();
  ensureInstalled();
  for (const name of ['nginx', 'openssl'])
    if (!hasProgram(name)) throw new Mistake(`npm run bench:load needs ${name}.`);
  for (const [name, port] of Object.entries(PORTS)) await ensureFree(name, port, 'another program');
  ensureBuilt();
  stopOnSignal();
  const folder = mkdtempSync(join(tmpdir(), 'bench-load-'));
  await openOffice(PORTS.office, folder);
  const env = { SITE_URL: `https://${HOST}:${PORTS.gateway}`, TRUSTED_PROXIES: '1' };
  const site = await openSite(PORTS.site, PORTS.office, { folder, env });
  const gateway = await openGateway({ folder: join(folder, 'gateway'), host: HOST, ports: PORTS });
  const files = await startNginx(join(folder, 'files'), await answersOf(gateway), {
    port: PORTS.files,
    workers: 'auto',
    tls: gateway.tls,
  });
  const rows = await rowsFor('site running', gateway, files);
  await stopServer(site.child);
  rows.push(...(await rowsFor('site gone', gateway, files)));
  gateway.stop();
  files.stop();
  await stopServers();
  rmSync(folder, { recursive: true, force: true });
  console.log(
    [
      `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}, 64 connections, TLS, ${SECONDS} s each, load by ${loader()}.`,
      '',
      table(
        [
          'home page',
          'requests/s',
          'p50 ms',
          'p99 ms',
          'files/s',
          'files p99 ms',
          'share of files',
          'failed',
        ],
        rows,
      ),
    ].join('\n'),
  );
});
