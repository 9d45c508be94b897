import { setTimeout as pause } from 'node:timers/promises';
import { stopServer } from '../support/children.mjs';
import { rawAnswer } from '../support/raw-answer.mjs';
import { cpuMs } from './processes.mjs';
import { openOffice, openSite } from './site.mjs';
import { percentile } from './statistics.mjs';
import { table } from './table.mjs';

/** Beside those of the pack: together as many as the list reviews. */
const ARTICLES = '1600';
const PREVIEW_SECRET = 'bench-only-preview-secret';
const LISTS = 5;
const VISITORS = 8;
/** Between two pages of a visitor, in milliseconds: 400 pages a second in all. */
const PAUSE_MS = 20;
const QUIET_MS = 5000;

/** The cookies of an editor who has entered the secret. */
async function editorOf(origin) {
  const answer = await fetch(`${origin}/preowsweb?secret=${PREVIEW_SECRET}`, { redirect: 'manual' });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Visitors of a stored page until `stop` is called, which resolves to the milliseconds of their requests. */
function visit(origin) {
  let isOver = false;
  const times = [];
  const visitor = async () => {
    while (!isOver) {
      const began = performance.now();
      await rawAnswer(`${origin}/pressroom`, { 'accept-encoding': 'br', cookie: 'device=desktop' });
      times.push(performance.now() - began);
      await pause(PAUSE_MS);
    }
  };
  const all = Promise.all(Array.from({ length: VISITORS }, visitor));
  return async () => {
    isOver = true;
    await all;
    return times;
  };
}

/** The list, one after the other; resolves to the milliseconds of each. */
async function readLists(origin, cookie) {
  const times = [];
  for (let at = 0; at < LISTS; at += 1) {
    const began = performance.now();
    const { status } = await rawAnswer(`${origin}/preowsweb/findings`, { cookie });
    if (status !== 200) throw new Error(`the list is answered with ${status}`);
    times.push(performance.now() - began);
  }
  return times;
}

/** The list of findings over as many articles as it reviews, alone and beside visitors; resolves to Markdown. */
export async function findingsReport({ folder, ports }) {
  const office = await openOffice(ports.office, folder, ARTICLES);
  const env = { PREVIEW_SECRET };
  const { origin, child } = await openSite(ports.site, ports.office, { folder, env });
  const cookie = await editorOf(origin);
  // The first list loads its code, and the page of the visitors is rendered.
  await readLists(origin, cookie);
  await rawAnswer(`${origin}/pressroom`, { cookie: 'device=desktop' });

  const before = cpuMs(child.pid);
  const lists = await readLists(origin, cookie);
  const cpu = (cpuMs(child.pid) - before) / LISTS;
  const stopQuiet = visit(origin);
  await pause(QUIET_MS);
  const quiet = await stopQuiet();
  const stopBoth = visit(origin);
  const listsBeside = await readLists(origin, cookie);
  const beside = await stopBoth();
  for (const server of [child, office]) await stopServer(server);

  const ms = (times) => [percentile(times, 0.5), percentile(times, 1)];
  const visitors = (times) => [percentile(times, 0.5), percentile(times, 0.99), percentile(times, 1)];
  return [
    `${LISTS} lists one after the other; ${VISITORS} visitors of a stored page, ${PAUSE_MS} ms between two of each.`,
    `CPU of the site for a list: ${Math.round(cpu)} ms.`,
    '',
    table(
      ['', 'list p50 ms', 'at most', 'page p50 ms', 'p99 ms', 'at most'],
      [
        ['the list alone', ...ms(lists), '–', '–', '–'],
        ['visitors alone', '–', '–', ...visitors(quiet)],
        ['both', ...ms(listsBeside), ...visitors(beside)],
      ],
    ),
  ].join('\n');
}
