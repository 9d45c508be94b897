import { rmSync } from 'node:fs';
import { callsReceived, closeOffice, openOffice } from './support/office';
import { until } from './support/processes';
import { ownPort } from './support/settings';
import { openSite, quiet, type Site } from './support/site';
import { steadyLoad } from './support/steady-load';

const PORT = ownPort(3416);
let site: Site;

beforeAll(async () => {
  rmSync(`.data/faults-pages/${PORT}`, { recursive: true, force: true });
  await openOffice();
  const rates = { RATE_SEARCH_PER_MINUTE: '100000', RATE_PEOPLE_PER_MINUTE: '100000' };
  site = await openSite({ port: PORT, env: { TRUSTED_PROXIES: '1', ...rates } });
}, 180_000);
afterAll(async () => {
  await site?.end('SIGTERM');
  await closeOffice();
});

/** A page, as a visitor of this number requests it. */
async function ask(path: string, visitor = 1) {
  const headers = { 'x-forwarded-for': `198.18.${visitor >> 8}.${visitor & 255}` };
  const answer = await fetch(site.origin + path, { headers, redirect: 'manual' });
  await answer.arrayBuffer();
  return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
}

/** Menu and dictionaries are shared by all pages and refreshed at times of their own. */
const SHARED = /menu|dict/i;

/** Calls that the back office has received on behalf of single pages. */
async function callsOfPages(): Promise<number> {
  const counts = Object.entries(await callsReceived()).filter(([call]) => !SHARED.test(call));
  return counts.reduce((sum, [, count]) => sum + count, 0);
}

const random = (below: number): number => Math.floor(Math.random() * below);
const word = (): string => `w${random(1e12).toString(36)}`;

/** Addresses at which nothing exists, all different: of articles, kinds, pages of lists, outlets, products, words. */
const UNKNOWN: Readonly<Record<string, (at: number) => string>> = {
  article: () => `/detail?id=${1e9 + random(1e12)}`,
  'article of a kind': () => `/en/detail?type=service&id=${1e9 + random(1e12)}`,
  'articles of a menu': () => `/detail?menuId=${1e9 + random(1e12)}`,
  announcement: () => `/public-disclosure/ann_article?id=${1e9 + random(1e12)}`,
  'page of announcements': (at) => `/investor-relations/announcements?page=${5000 + at}`,
  'kind of announcements': () => `/investor-relations/announcements?type=${word()}`,
  'page of reports': (at) => `/investor-relations/report?page=${5000 + at}`,
  'page of prospectuses': (at) => `/investor-relations/prospectus?page=${5000 + at}`,
  'page of the press room': (at) => `/pressroom?page=${5000 + at}`,
  'filter of the press room': () => `/pressroom?filterName=${word()}`,
  outlet: () => `/branch/outlet?id=${word()}`,
  company: () => `/branch-company?compId=${word()}`,
  product: () => `/${word()}`,
  'search words': () => `/search?q=${word()}`,
  'name of a person': () => `/personnel-business-disclosure?keyword=${word()}`,
  'name of a practitioner': () => `/personnel-business-disclosure?tab=funds&keyword=${word()}`,
  'unknown parameter': () => `/terms?${word()}=${word()}`,
  file: () => `/feeds/zh/${word()}.rss`,
};

const EACH = 12;

test.each(Object.keys(UNKNOWN))(
  'OP-05 an address that does not exist costs the back office one call at most, and no page its place: %s',
  async (kind) => {
    const pathOf = UNKNOWN[kind];
    // What all pages share (menu, dictionaries, outlets) has been loaded by the first of the kind.
    await ask(pathOf?.(EACH) ?? '');
    await quiet(site);
    const [calls, entries] = [await callsOfPages(), await site.metric('site_page_cache_entries')];
    for (let at = 0; at < EACH; at += 1) {
      expect((await ask(pathOf?.(at) ?? '')).status).toBeLessThan(500);
    }
    await quiet(site);
    expect((await callsOfPages()) - calls).toBeLessThanOrEqual(EACH);
    expect(await site.metric('site_page_cache_entries')).toBe(entries);
  },
  60_000,
);

test('OP-05 an address that was missing a moment ago costs no call', async () => {
  const path = UNKNOWN.article?.(0) ?? '';
  expect((await ask(path)).status).toBe(404);
  await quiet(site);
  const before = await callsOfPages();
  for (let at = 0; at < 10; at += 1) expect((await ask(path, at)).status).toBe(404);
  expect(await callsOfPages()).toBe(before);
});

const CLIENTS = 120;
const REQUESTS = 6;

/** Clients of their own addresses, all at once; returns their answers. */
async function flood(): Promise<{ status: number; retryAfter: string | null }[]> {
  const client = async (visitor: number) => {
    const answers = [];
    for (let at = 0; at < REQUESTS; at += 1) answers.push(await ask(UNKNOWN.article?.(at) ?? '', visitor));
    return answers;
  };
  return (await Promise.all(Array.from({ length: CLIENTS }, (_, visitor) => client(visitor)))).flat();
}

test('OP-04 while far more is requested than can be rendered, known pages and health answer; the rest is refused with Retry-After', async () => {
  const known = ['/', '/en', '/terms', '/en/terms', '/feeds/zh/news.rss', '/api/health'];
  for (const path of known) expect((await ask(path)).status).toBe(200);
  const evicted = await site.metric('site_page_cache_evictions_total');
  const load = steadyLoad(site.origin, known);
  const answers = await flood();
  expect((await load.stop()).failed).toEqual([]);
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 503]));
  expect(await site.metric('site_page_cache_evictions_total')).toBe(evicted);
  expect(await site.metric('site_renders_refused_total')).toBe(refused.length);
}, 240_000);

test('OP-04 after the flood nothing waits, and a page that nobody has asked for is rendered', async () => {
  await until('no request waits', 30_000, async () => (await site.metric('site_renders_waiting')) === 0);
  expect((await ask('/detail?id=1007')).status).toBe(200);
  await until('no rendering', 30_000, async () => (await site.metric('site_renders_in_progress')) === 0);
});

/** One after the other, so that no request waits for a turn. */
async function missing(count: number): Promise<number[]> {
  const statuses = [];
  for (let at = 0; at < count; at += 1) statuses.push((await ask(UNKNOWN.article?.(at) ?? '')).status);
  return statuses;
}

test('OP-05 the back office gets no more calls than agreed, and all pages are rendered in the end', async () => {
  await site.end('SIGTERM');
  const agreed = 10;
  site = await openSite({ port: PORT, env: { OWS_CALLS_PER_SECOND: String(agreed) } });
  await ask('/terms');
  await quiet(site);
  const [before, began] = [await callsOfPages(), Date.now()];
  const statuses = (await Promise.all([missing(10), missing(10), missing(10), missing(10)])).flat();
  const [calls, seconds] = [(await callsOfPages()) - before, (Date.now() - began) / 1000];
  expect(statuses).toEqual(Array(40).fill(404));
  expect(calls).toBe(40);
  expect(calls).toBeLessThanOrEqual(agreed * (seconds + 1));
}, 180_000);
