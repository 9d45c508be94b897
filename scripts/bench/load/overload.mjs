import { setTimeout as pause } from 'node:timers/promises';
import { rawAnswer } from '../../support/raw-answer.mjs';
import { coldPages } from '../addresses.mjs';
import { drawAll, pathsOf } from '../cold.mjs';
import { largestMb } from '../processes.mjs';
import { AGENTS } from '../site.mjs';
import { percentile } from '../statistics.mjs';
import { table } from '../table.mjs';
import { knownPages, VISITS_PER_SECOND } from './known.mjs';
import { aloneAndBeside, asVisitors, sendAll } from './visits.mjs';

/** Pages by which is measured how many a second can be rendered. */
const MEASURED = 200;
const TIMES = 3;
const SECONDS = 15;
const LOOK_MS = 50;
/** In which the pages requested for the recovery are answered. */
const PROMPT_MS = 1000;

/** Visitors of their own addresses. */
const fromMany = (pages) =>
  pages.map(({ path, device }, at) => ({
    path,
    headers: { 'user-agent': AGENTS[device], 'accept-encoding': 'br' },
    from: `127.0.1.${1 + (at % 250)}`,
  }));

async function pagesPerSecond(origin, pages) {
  const began = performance.now();
  await drawAll(origin, pages);
  return pages.length / ((performance.now() - began) / 1000);
}

/** Seconds until a page that was never rendered is answered promptly. */
async function recovery(origin, pages) {
  const began = performance.now();
  for (const { path, device } of pages) {
    const asked = performance.now();
    const { status } = await rawAnswer(origin + path, { 'user-agent': AGENTS[device] });
    if (status === 200 && performance.now() - asked < PROMPT_MS) break;
    await pause(LOOK_MS);
  }
  return (performance.now() - began) / 1000;
}

async function overload({ site, origin, pages, known }) {
  const rate = await pagesPerSecond(site.origin, pages.splice(0, MEASURED));
  const requests = fromMany(pages.splice(0, Math.ceil(rate * TIMES * SECONDS)));
  const visitors = { origin, requests: asVisitors(known), perSecond: VISITS_PER_SECOND };
  const { alone, beside, result } = await aloneAndBeside(visitors, SECONDS, async () => {
    const outcomes = await sendAll({ origin, requests, perSecond: rate * TIMES });
    return { outcomes, recovered: await recovery(origin, pages.splice(0, 100)) };
  });
  const of = (status) => result.outcomes.filter((outcome) => outcome.status === status);
  const refused = of(503).map(({ ms }) => ms);
  const others = result.outcomes.length - of(200).length - refused.length;
  return [
    ...[rate, rate * TIMES, String(of(200).length), String(refused.length), String(others)],
    ...[0.5, 0.9, 0.99].map((share) => percentile(refused, share)),
    ...[alone.p50, alone.p99, beside.p50, beside.p99, String(beside.failed)],
    ...[largestMb(site.child.pid), result.recovered],
  ];
}

const HEAD = [
  ...[
    '',
    'rendered/s',
    'requested/s',
    'answered',
    'refused',
    'otherwise',
    'refused p50 ms',
    'p90 ms',
    'p99 ms',
  ],
  ...[
    'known, alone p50 ms',
    'p99 ms',
    'beside p50 ms',
    'p99 ms',
    'failed',
    'MB of a process at most',
    'recovered after s',
  ],
];

/** Three times as many pages that were never rendered as can be rendered, beside visitors of known pages. */
export async function overloadReport({ site, gateway }) {
  const known = await knownPages(site.origin);
  const fresh = new Set((await pathsOf(site.origin)).filter((path) => !known.includes(path)));
  const pages = coldPages([...fresh], fresh.size * 2);
  const rows = [];
  for (const [name, origin] of [
    ['through the gateway', gateway.origin],
    ['the site alone', site.origin],
  ])
    rows.push([name, ...(await overload({ site, origin, pages, known }))]);
  return [
    `${VISITS_PER_SECOND} visits of known pages a second; the pages that were never rendered are requested for ${SECONDS} s, from 250 addresses.`,
    '',
    table(HEAD, rows),
  ].join('\n');
}
