import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { hasProgram, stopOnSignal, stopServer, stopServers } from '../support/children.mjs';
import { openGateway } from '../support/gateway.mjs';
import { checkNode, ensureBuilt, ensureFree, ensureInstalled } from '../support/ready.mjs';
import { Mistake, run } from '../support/say.mjs';
import { floodReport } from './load/flood.mjs';
import { OPERATIONS_TOKEN, untilAllListen } from './load/metrics.mjs';
import { overloadReport } from './load/overload.mjs';
import { publicationReport } from './load/publication.mjs';
import { releaseReport } from './load/release.mjs';
import { slowReport } from './load/slow-clients.mjs';
import { storedReport } from './load/stored.mjs';
import { measuredOn, partsNamed } from './parts.mjs';
import { openRedis } from './redis.mjs';
import { openOffice, openSite } from './site.mjs';
import { withReport } from './table.mjs';

/**
 * npm run bench:load: the site behind the gateway (deploy/nginx) under load, each part on a site of its own; prints
 * Markdown. `-- --only stored,flood` measures these parts alone, `-- --write` puts the report into docs/performance.md.
 */
const PORTS = { site: 3540, gateway: 3541, plain: 3542, files: 3543, redis: 3544, office: 3545 };
/** A name that resolves without a table of names: wrk sends it in the handshake. */
const HOST = 'localhost';
const PAGE = 'docs/performance.md';
const LOOPBACK = ['127.0.0.0/8', '::1'];
/** Limits of visitors as they are shipped. */
const SHIPPED = { RATE_DRAWS_PER_MINUTE: '', RATE_READS_PER_MINUTE: '' };

const PARTS = {
  stored: { title: 'Stored pages through the gateway', report: storedReport },
  overload: { title: 'More than can be rendered', report: overloadReport },
  supervised: {
    title: 'More than can be rendered, two supervised processes',
    report: overloadReport,
    processes: 2,
  },
  flood: {
    title: 'A flood of addresses that do not exist',
    report: floodReport,
    env: SHIPPED,
    unlimited: ['127.0.0.1'],
  },
  publication: { title: 'A publication', report: publicationReport, processes: 2 },
  release: { title: 'A release', report: releaseReport, isOwnSite: true },
  slow: { title: 'Slow clients', report: slowReport },
};

function readOptions() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: Object.keys(PARTS).join(',') },
      write: { type: 'boolean', default: false },
    },
  });
  return { parts: partsNamed(values.only, PARTS), write: values.write };
}

async function ensureReady() {
  checkNode();
  ensureInstalled();
  for (const name of ['nginx', 'openssl'])
    if (!hasProgram(name)) throw new Mistake(`npm run bench:load needs ${name}.`);
  for (const [name, port] of Object.entries(PORTS)) await ensureFree(name, port, 'another program');
  ensureBuilt();
}

/** One part on a site and a gateway without copies. */
async function measure(part, within) {
  const {
    title,
    report,
    env: own = {},
    unlimited = LOOPBACK,
    isOwnSite = false,
    processes = 1,
  } = PARTS[part];
  console.error(`${title} …`);
  const folder = join(within, part);
  mkdirSync(folder);
  const redis = processes > 1 ? openRedis(PORTS.redis) : null;
  const env = {
    SITE_URL: `https://${HOST}:${PORTS.gateway}`,
    TRUSTED_PROXIES: '1',
    NODE_OPTIONS: '--max-old-space-size=512',
    OPERATIONS_TOKEN,
    ...(redis && { REDIS_URL: redis.url, BUILDS_DIR: join(folder, 'builds') }),
    ...own,
  };
  const given = { folder, env, ports: PORTS, host: HOST };
  const site = isOwnSite
    ? null
    : await openSite(PORTS.site, PORTS.office, { ...given, start: { processes } });
  if (redis) await untilAllListen(site.origin, processes);
  const gateway = await openGateway({
    ...{ folder: join(folder, 'gateway'), host: HOST, ports: PORTS, unlimited },
    isReady: !isOwnSite,
  });
  const text = await report({ ...given, site, gateway });
  gateway.stop();
  if (site && site.child.exitCode === null) await stopServer(site.child);
  redis?.close();
  return `### ${title}\n\n${text}`;
}

await run(async () => {
  const { parts, write } = readOptions();
  await ensureReady();
  stopOnSignal();
  const folder = mkdtempSync(join(tmpdir(), 'bench-load-'));
  await openOffice(PORTS.office, folder);
  const sections = [`${measuredOn()}, shared by site, back office, gateway and load.`];
  for (const part of parts) sections.push(await measure(part, folder));
  await stopServers();
  rmSync(folder, { recursive: true, force: true });
  const report = sections.join('\n\n');
  console.log(report);
  if (write) writeFileSync(PAGE, withReport(readFileSync(PAGE, 'utf8'), `\n${report}\n`, 'load'));
});
