import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { readConfig } from '../config/config';
import { prepareContent } from '../pack/prepare-content';
import { buildServer } from '../server';
import { openStore } from '../store/open-store';

/**
 * npm run bench:search -- 100000: fills a database of its own on the PostgreSQL of OWS_TEST_DATABASE_URL, searches it
 * over HTTP sequentially and four at once, prints a table of milliseconds and drops the database.
 */
const SERVER = process.env.OWS_TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/test';
const TURNS = 50;
const WAYS = [1, 4];
/** From a term without matches to one that is in every generated article. */
const QUERIES = [
  ['公告', '1'],
  ['分红', '1'],
  ['ESG 报告', '1'],
  ['dividends', '2'],
  ['601211', '1'],
  ['股东大会 公告', '1'],
  ['第77777号', '1'],
  ['jingan', '1'],
  ['税', '1'],
  ['di', '2'],
  ['示例文章', '1'],
  ['没有这样的词', '1'],
] as const;

type Query = (typeof QUERIES)[number];

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function search(base: string, [searchContent, terType]: Query): Promise<Response> {
  return fetch(`${base}/ows/rest/v2/publicOpinionSearch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ back1: 'LIST', searchType: '29|30', searchContent, terType, pageSize: '10' }),
  });
}

/** Milliseconds of each of TURNS answers, with this concurrency. */
async function timesOf(base: string, query: Query, ways: number): Promise<number[]> {
  const times: number[] = [];
  const one = async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const began = performance.now();
      const answer = await (await search(base, query)).json();
      if (answer.code !== 200) throw new Error(JSON.stringify(answer));
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: ways }, one));
  return times.toSorted((a, b) => a - b);
}

const at = (times: number[], share: number): string =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);

async function measure(base: string): Promise<void> {
  console.log('| search | hits | p50 / p99 alone | p50 / p99 of four at once |\n|---|---|---|---|');
  const all: number[][] = WAYS.map(() => []);
  for (const query of QUERIES) {
    const { data } = await (await search(base, query)).json();
    const cells: string[] = [];
    for (const [place, ways] of WAYS.entries()) {
      const times = await timesOf(base, query, ways);
      all[place]?.push(...times);
      cells.push(`${at(times, 0.5)} / ${at(times, 0.99)}`);
    }
    console.log(`| ${query[0]} | ${data.total} | ${cells.join(' | ')} |`);
  }
  const sums = all.map((times) => times.toSorted((a, b) => a - b));
  console.log(`| all | | ${sums.map((times) => `${at(times, 0.5)} / ${at(times, 0.99)}`).join(' | ')} |`);
}

async function bench(articles: number): Promise<void> {
  const database = `ows_bench_${randomBytes(4).toString('hex')}`;
  await onServer(`create database ${database}`);
  const url = Object.assign(new URL(SERVER), { pathname: `/${database}` }).href;
  const env = {
    APP_ENV: 'dev',
    DATABASE_URL: url,
    OWS_DATA_DIR: tmpdir(),
    OWS_SEARCHES_PER_SECOND: '100000',
  };
  const config = readConfig(env, process.cwd());
  const store = await openStore(config);
  try {
    const began = Date.now();
    await prepareContent(store.db, { contentDir: config.contentDir, articles });
    console.log(
      `${articles} generated articles made and indexed in ${((Date.now() - began) / 1000).toFixed(0)} s\n`,
    );
    const app = await buildServer({ config, db: store.db });
    await measure(await app.listen({ port: 0, host: '127.0.0.1' }));
    await app.close();
  } finally {
    await store.close();
    await onServer(`drop database ${database} with (force)`);
  }
}

await bench(Number(process.argv[2] ?? 100_000));
