import { rawAnswer } from '../../support/raw-answer.mjs';
import { residentMb } from '../processes.mjs';
import { AGENTS } from '../site.mjs';
import { percentile, ratio } from '../statistics.mjs';
import { table } from '../table.mjs';
import { knownPages, VISITS_PER_SECOND } from './known.mjs';
import { sumsOf } from './metrics.mjs';
import { aloneAndBeside, asVisitors, sendAll } from './visits.mjs';

const SECONDS = 15;
const ADDRESSES = 20_000;
const PER_SECOND = 200;

/** Addresses at which there is nothing, each once: of articles, search words, pages of lists, parameters. */
const KINDS = [
  (at) => `/detail?id=${1e9 + at}`,
  (at) => `/en/detail?id=${1e9 + at}`,
  (at) => `/search?q=w${(at * 7919).toString(36)}`,
  (at) => `/investor-relations/announcements?page=${5000 + at}`,
  (at) => `/terms?x${at}=${at}`,
  (at) => `/p${(at * 104_729).toString(36)}`,
];

const flood = () =>
  Array.from({ length: ADDRESSES }, (_, at) => ({
    path: KINDS[at % KINDS.length](at),
    headers: { 'user-agent': AGENTS.desktop, 'accept-encoding': 'br' },
    from: `127.0.1.${1 + (at % 250)}`,
  }));

const COUNTED = ['site_page_cache_evictions_total', 'site_page_render_seconds_count'];

/** How many of the known pages the site renders again: because they were evicted, or because they are due. */
async function renderedAgain(origin, paths) {
  const [, before] = await sumsOf(origin, COUNTED);
  for (const path of paths) await rawAnswer(origin + path, { 'user-agent': AGENTS.desktop });
  const [, after] = await sumsOf(origin, COUNTED);
  return after - before;
}

const HEAD = [
  ...['known pages, alone p50 ms', 'p99 ms', 'beside p50 ms', 'p99 ms', 'ratio of p50', 'failed'],
  ...[
    'flood: 404',
    '200',
    '429',
    '503',
    'otherwise',
    'p99 ms',
    'evicted',
    'known pages rendered again',
    'MB at most',
  ],
];

/** 20,000 addresses at which there is nothing, beside visitors of known pages. */
export async function floodReport({ site, gateway }) {
  const paths = await knownPages(site.origin);
  const [evicted] = await sumsOf(site.origin, COUNTED);
  const visitors = {
    origin: gateway.origin,
    requests: asVisitors(paths),
    perSecond: VISITS_PER_SECOND,
  };
  const { alone, beside, result } = await aloneAndBeside(visitors, SECONDS, () =>
    sendAll({ origin: gateway.origin, requests: flood(), perSecond: PER_SECOND }),
  );
  const [evictedAfter] = await sumsOf(site.origin, COUNTED);
  const numbers = [404, 200, 429, 503].map((code) => result.filter(({ status }) => status === code).length);
  const others = result.length - numbers.reduce((sum, one) => sum + one, 0);
  const row = [
    ...[alone.p50, alone.p99, beside.p50, beside.p99, ratio(beside.p50, alone.p50), String(beside.failed)],
    ...[...numbers, others].map(String),
    percentile(
      result.map(({ ms }) => ms),
      0.99,
    ),
    ...[String(evictedAfter - evicted), String(await renderedAgain(site.origin, paths))],
    residentMb(site.child.pid).most,
  ];
  return [
    `${ADDRESSES.toLocaleString('en-GB')} addresses through the gateway, ${PER_SECOND} a second, from 250 clients; ${VISITS_PER_SECOND} visits of a hundred known pages a second.`,
    '',
    table(HEAD, [row]),
  ].join('\n');
}
