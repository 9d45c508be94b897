import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { stopOnSignal, stopServers } from '../support/children.mjs';
import { ensureBuilt } from '../support/ready.mjs';
import { Mistake, run } from '../support/say.mjs';
import { startBackOffice, startSite } from '../support/servers.mjs';

/**
 * npm run bench:lists -- 100000: list pages that were not rendered before, with 900 generated articles beside the
 * shipped pack and with this many, each on a PostgreSQL database of its own. Both are requested in turn; it prints
 * for each list the medians of milliseconds and of kilobytes, and the median of the ratios of time.
 */
const SERVER = process.env.OWS_TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/test';
const [FEW, MANY] = ['900', process.argv[2] ?? '100000'];
const SIZES = [
  { name: 'few', sitePort: 3150, owsPort: 4150, articles: FEW },
  { name: 'many', sitePort: 3151, owsPort: 4151, articles: MANY },
];
const PLENTY = '100000';
const YEARS = Array.from({ length: 11 }, (_, at) => 2015 + at);
const PAGES = [1, 2, 3, 4];
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const AGENTS = ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36', PHONE];

const paged = (path, ...more) =>
  PAGES.map((page) => [...more, ...(page > 1 ? [`page=${page}`] : [])].join('&')).map((query) =>
    query ? `${path}?${query}` : path,
  );
const byYear = (path) => YEARS.map((year) => `${path}?year=${year}`);
const filtered = (path) => ['announcement', 'report'].flatMap((name) => paged(path, `filterName=${name}`));
const [PRESS, ANNOUNCEMENTS] = ['/pressroom', '/investor-relations/announcements'];
const LISTS = {
  announcements: paged(ANNOUNCEMENTS),
  'announcements of a year': byYear(ANNOUNCEMENTS),
  'press room': paged(PRESS),
  'press room, filtered': filtered(PRESS),
  culture: ['/about-us/culture-building'],
  prospectuses: ['/investor-relations/prospectus'],
  reports: ['/investor-relations/report'],
  'ESG news': paged('/sustainability/esg-news'),
};

async function onServer(statement) {
  const client = new pg.Client({ connectionString: SERVER });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A site and its back office on a database of their own. */
async function open({ sitePort, owsPort, articles }, folder) {
  const database = `lists_bench_${randomBytes(4).toString('hex')}`;
  await onServer(`create database ${database}`);
  const secrets = { OWS_APP_SECRET: 'bench-lists-call-secret', SITE_SECRET: 'bench-lists-cookie-secret' };
  const store = {
    DATABASE_URL: Object.assign(new URL(SERVER), { pathname: `/${database}` }).href,
    OWS_DATA_DIR: join(folder, String(owsPort)),
  };
  const made = spawnSync(process.execPath, ['--import', 'tsx/esm', 'ows/generate.ts', articles], {
    stdio: 'inherit',
    env: { ...process.env, ...secrets, ...store },
  });
  if (made.status !== 0) throw new Mistake('The articles could not be generated; the output is above.');
  await startBackOffice(owsPort, { ...secrets, ...store });
  await startSite(sitePort, {
    ...secrets,
    SITE_URL: `http://127.0.0.1:${sitePort}`,
    OWS_URL: `http://127.0.0.1:${owsPort}/ows`,
    PAGES_DIR: join(folder, `pages-${sitePort}`),
    COPIES_DIR: join(folder, `copies-${sitePort}`),
    RECORD: 'off',
    RATE_DRAWS_PER_MINUTE: PLENTY,
  });
  return database;
}

/** Milliseconds until the last byte of a page, and its size; null where the page does not exist. */
async function requestPage({ sitePort }, address, agent) {
  const began = performance.now();
  const answer = await fetch(`http://127.0.0.1:${sitePort}${address}`, { headers: { 'user-agent': agent } });
  const html = await answer.text();
  return answer.status === 200 ? { ms: performance.now() - began, kb: html.length / 1024 } : null;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Both sites at each address of a list, in both languages and on both devices, one after the other. */
async function measure(addresses) {
  const pairs = [];
  for (const agent of AGENTS) {
    for (const address of addresses.flatMap((one) => [one, `/en${one}`])) {
      const pair = {};
      const order = pairs.length % 2 === 0 ? SIZES : SIZES.toReversed();
      for (const size of order) pair[size.name] = await requestPage(size, address, agent);
      if (pair.few && pair.many) pairs.push(pair);
    }
  }
  // The first rendering loads the code of the page.
  return pairs.slice(1);
}

function row(name, pairs) {
  const of = (size, what) => median(pairs.map((pair) => pair[size][what])).toFixed(0);
  const ratio = median(pairs.map(({ few, many }) => many.ms / few.ms)).toFixed(2);
  const cells = ['few', 'many'].flatMap((size) => [of(size, 'ms'), of(size, 'kb')]);
  return `| ${[name, pairs.length, ...cells, ratio].join(' | ')} |`;
}

await run(async () => {
  ensureBuilt();
  stopOnSignal();
  const folder = mkdtempSync(join(tmpdir(), 'bench-lists-'));
  const databases = [];
  for (const size of SIZES) databases.push(await open(size, folder));
  // Menu and dictionaries are loaded before anything is measured.
  for (const size of SIZES) await requestPage(size, '/', AGENTS[0]);
  console.log(
    `\n| list | pages | ${FEW}: ms | KB | ${MANY}: ms | KB | ratio |\n|---|---|---|---|---|---|---|`,
  );
  const all = [];
  for (const [name, addresses] of Object.entries(LISTS)) {
    const pairs = await measure(addresses);
    all.push(...pairs);
    console.log(row(name, pairs));
  }
  console.log(row('all', all));
  await stopServers();
  for (const database of databases) await onServer(`drop database ${database} with (force)`);
  rmSync(folder, { recursive: true, force: true });
});
