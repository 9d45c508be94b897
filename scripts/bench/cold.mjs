import { rawAnswer } from '../support/raw-answer.mjs';
import { coldPages, locationsOf } from './addresses.mjs';
import { cpuMs, residentMb } from './processes.mjs';
import { AGENTS } from './site.mjs';
import { percentile } from './statistics.mjs';
import { table } from './table.mjs';

/** More might be refused: on a slow machine they do not fit into the second for which the site lets a request wait. */
const AT_ONCE = 16;

/** Addresses of all pages in the site's sitemaps. */
export async function pathsOf(origin) {
  const xmlAt = async (path) =>
    (await rawAnswer(origin + path, { 'accept-encoding': 'identity' })).body.toString();
  const maps = locationsOf(await xmlAt('/sitemap.xml')).filter(
    (path) => !/documents|news\.xml|others/.test(path),
  );
  const lists = [];
  for (const path of maps) lists.push(...locationsOf(await xmlAt(path)));
  return lists;
}

/** Requests pages, so many at a time; resolves to the milliseconds of each that was drawn, and how many were not. */
export async function drawAll(origin, pages) {
  const left = [...pages];
  const times = [];
  let failed = 0;
  const worker = async () => {
    for (let page = left.pop(); page; page = left.pop()) {
      const began = performance.now();
      const headers = { 'user-agent': AGENTS[page.device], 'accept-encoding': 'br' };
      const { status } = await rawAnswer(origin + page.path, headers);
      if (status === 200) times.push(performance.now() - began);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { times, failed };
}

/** Pages that were never rendered, of a site without stored pages; resolves to Markdown. */
export async function coldReport({ site, office, pages }) {
  const all = await pathsOf(site.origin);
  // Its first pages load the code and the snapshots of a process.
  const [warm, chosen] = [all.slice(0, AT_ONCE), coldPages(all, pages, all.slice(0, AT_ONCE))];
  await drawAll(
    site.origin,
    warm.map((path) => ({ path, device: 'desktop' })),
  );
  const cpu = { site: cpuMs(site.child.pid), office: cpuMs(office.pid) };
  const began = performance.now();
  const { times, failed } = await drawAll(site.origin, chosen);
  const seconds = (performance.now() - began) / 1000;
  const each = (pid, before) => (cpuMs(pid) - before) / chosen.length;
  return [
    `${pages} pages, ${AT_ONCE} at a time, after ${AT_ONCE} others.`,
    '',
    table(
      ['pages/s', 'p50 ms', 'p99 ms', 'CPU ms of the site, each', 'of the back office, each', 'failed'],
      [
        [
          times.length / seconds,
          percentile(times, 0.5),
          percentile(times, 0.99),
          each(site.child.pid, cpu.site),
          each(office.pid, cpu.office),
          String(failed),
        ],
      ],
    ),
  ].join('\n');
}

/** Memory of a site before and after it has stored this many pages; resolves to Markdown. */
export async function memoryReport({ site, pages }) {
  const before = residentMb(site.child.pid);
  const { failed } = await drawAll(site.origin, coldPages(await pathsOf(site.origin), pages));
  const { now, most } = residentMb(site.child.pid);
  return table(
    ['stored pages', 'MB before', 'MB after', 'MB at most', 'failed'],
    [[String(pages - failed), before.now, now, most, String(failed)]],
  );
}
