import { rmSync } from 'node:fs';
import { weightless } from '@/testing/weightless';
import { callsReceived, closeOffice, openOffice } from './support/office';
import { until } from './support/processes';
import { rawRequest, sendRaw } from './support/raw';
import { ownPort } from './support/settings';
import { openSite, quiet, type Site } from './support/site';

const PORT = ownPort(3407);
let site: Site;

beforeAll(async () => {
  rmSync(`.data/faults-pages/${PORT}`, { recursive: true, force: true });
  await openOffice();
  const env = {
    TRUSTED_PROXIES: '1',
    RATE_PEOPLE_PER_MINUTE: '2',
    RATE_DRAWS_PER_MINUTE: '5',
    RATE_READS_PER_MINUTE: '5',
  };
  site = await openSite({ port: PORT, env: { ...env, RATE_SEARCH_PER_MINUTE: '2' } });
}, 180_000);
afterAll(async () => {
  await site?.end('SIGTERM');
  await closeOffice();
});

let visitors = 0;
/** A visitor without any counted request. */
const newcomer = (): string => `198.18.0.${++visitors}`;

async function ask(path: string, visitor = newcomer(), init: RequestInit = {}) {
  const headers = { 'x-forwarded-for': visitor, ...(init.headers as Record<string, string> | undefined) };
  const answer = await fetch(site.origin + path, { redirect: 'manual', ...init, headers });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}
const statuses = async (paths: string[], visitor: string) => {
  const all: number[] = [];
  for (const path of paths) all.push((await ask(path, visitor)).status);
  return all;
};

test('CL-03 an idle connection stays open longer than those of gateways', async () => {
  const { status, head } = await sendRaw(
    site.origin,
    rawRequest('GET /robots.txt', { Connection: 'keep-alive' }),
    1000,
  );
  expect(status).toBe(200);
  expect(head).toMatch(/keep-alive: timeout=65/i);
});

test('OP-04 requests for a stored page that only the framework can answer are counted; the page itself stays free', async () => {
  expect((await ask('/terms')).status).toBe(200);
  const visitor = newcomer();
  const asked = Array.from({ length: 6 }, (_, at) => `/terms?_rsc=${at}`);
  expect(await statuses(asked, visitor)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await statuses(Array(6).fill('/terms'), visitor)).toEqual(Array(6).fill(200));
});

const NONCE = { 'content-security-policy': `script-src 'nonce-${'zzcanary7'.repeat(1000)}'` };
const renders = () => site.metric('site_page_render_seconds_count');

test('H2 a policy sent with a request is in no page: not in a new one', async () => {
  for (const path of ['/detail?type=news&id=1011', '/en/terms']) {
    const first = await ask(path, newcomer(), { headers: NONCE });
    const next = await ask(path);
    expect([first.status, next.status]).toEqual([200, 200]);
    for (const { html } of [first, next]) expect(html).not.toMatch(/zzcanary7|<(script|link)[^>]*nonce=/);
    expect(weightless(next.html)).toHaveLength(weightless(first.html).length);
  }
}, 60_000);

test('H2 nor in a stale one that is regenerated', async () => {
  const path = '/contact-us';
  const before = await ask(path);
  await quiet(site);
  await site.publish(['pages']);
  const count = await renders();
  await ask(path, newcomer(), { headers: NONCE });
  await until('the page is rendered again', 20_000, async () => (await renders()) > count);
  await quiet(site);
  const after = await ask(path);
  expect(after.html).not.toContain('zzcanary7');
  expect(Math.abs(after.html.length - before.html.length)).toBeLessThan(200);
}, 60_000);

const PEOPLE = { SERVICE_NAME: 'OWSSGGZJUniEmployeeService', FUNC_ID: 'W12501303' };
test('CL-03 page and relay count one visitor together: 200 200 429, then 429', async () => {
  const visitor = newcomer();
  const page = '/personnel-business-disclosure?tab=funds&keyword=';
  expect(
    await statuses(
      ['a', 'b', 'c'].map((name) => page + name),
      visitor,
    ),
  ).toEqual([200, 200, 429]);
  const body = JSON.stringify(PEOPLE);
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const relayed = await ask('/ows/thrift/service', visitor, { method: 'POST', headers, body });
  expect(relayed.status).toBe(429);
}, 60_000);

test('M2 pages that are not stored are rendered up to the visitor’s limit, then a plain page answers 429', async () => {
  const visitor = newcomer();
  const missing = [1, 2, 3, 4, 5, 6].map((at) => `/made-up-${at}`);
  expect(await statuses(missing, visitor)).toEqual([404, 404, 404, 404, 404, 429]);
  const refused = await ask('/en/made-up-7', visitor);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.html).toContain('<html lang="en">');
  expect(refused.html).not.toContain('<script');
  expect((await ask('/terms')).status).toBe(200);
  expect((await ask('/terms', visitor)).status).toBe(200);
}, 60_000);

test('M2 reading all existing pages is not limited', async () => {
  const visitor = newcomer();
  const pages = Array.from({ length: 15 }, (_, at) => `/detail?type=news&id=${1020 + at}`);
  expect(new Set(await statuses(pages, visitor))).toEqual(new Set([200]));
}, 60_000);

test('M2 what does not exist is remembered, also for others, until a publication', async () => {
  const path = '/detail?type=news&id=987654321';
  const first = await ask(path);
  await quiet(site);
  const before = await callsReceived();
  for (let times = 0; times < 5; times += 1) {
    const next = await ask(path);
    expect([next.status, next.html]).toEqual([404, first.html]);
  }
  expect(await callsReceived()).toEqual(before);
  expect(first.html).toContain('抱歉，页面暂时无法访问');
  await site.publish(['article:987654321']);
  expect((await ask(path)).status).toBe(404);
  expect(await callsReceived()).not.toEqual(before);
}, 60_000);

test('SE-03 a search beyond the limit renders nothing', async () => {
  const visitor = newcomer();
  expect(await statuses(['/search?q=a', '/search?q=b', '/search?q=c'], visitor)).toEqual([200, 200, 429]);
  const { html } = await ask('/search?q=d', visitor);
  expect(html.length).toBeLessThan(2000);
}, 60_000);

test('M2 relayed reads are counted per visitor', async () => {
  const visitor = newcomer();
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const read = async (name: string) =>
    (
      await ask('/ows/software/queryPage', visitor, {
        method: 'POST',
        headers,
        body: JSON.stringify({ name }),
      })
    ).status;
  const all: number[] = [];
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) all.push(await read(name));
  expect(all).toEqual([200, 200, 200, 200, 200, 429]);
}, 60_000);

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'PURGE'])(
  'M4 %s of a page is 405 and ends',
  async (method) => {
    const { status, head, closed } = await sendRaw(
      site.origin,
      rawRequest(`${method} /terms`, { 'Content-Length': '60000000' }),
    );
    expect([status, closed]).toEqual([405, true]);
    expect(head).toMatch(/^Allow: GET, HEAD/m);
    expect(head).toMatch(/^Connection: close/m);
    expect(head).toMatch(/^X-Content-Type-Options: nosniff/m);
  },
);

test.each(['TRACE /terms', 'OPTIONS *', 'TRACE /api/health'])('M4 %s is 405', async (line) => {
  expect((await sendRaw(site.origin, rawRequest(line))).status).toBe(405);
});

test.each(['/_next/webpack-hmr', '/terms', '/api/health'])(
  'M5 an upgrade of %s is closed at once',
  async (path) => {
    const upgrade = { Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Key': 'x'.repeat(24) };
    const { closed } = await sendRaw(site.origin, rawRequest(`GET ${path}`, upgrade));
    expect(closed).toBe(true);
  },
);

test('L2 L3 L4 odd targets are refused, and no fault of the site', async () => {
  for (const target of ['http://evil.test/', '/ows/files/%ff', '/ows/files/%c0%ae', '/ows/files/%u002e'])
    expect((await sendRaw(site.origin, rawRequest(`GET ${target}`))).status).toBe(400);
  expect((await ask('/ows/files/%252e%252e/x')).status).toBe(404);
});

test('L2 an address that was not encoded leads to the encoded one', async () => {
  const { status, head, closed } = await sendRaw(site.origin, rawRequest('GET /search?q=年报&tgCode=a'));
  expect([status, closed]).toEqual([308, true]);
  expect(head).toMatch(/^Location: \/search\?q=%E5%B9%B4%E6%8A%A5&tgCode=a$/m);
  expect((await ask('/search?q=%E5%B9%B4%E6%8A%A5')).status).toBe(200);
});

test('M1 a picture has one spelling', async () => {
  const of = async (picture: string) =>
    (await ask(`/_next/image?url=${encodeURIComponent(picture)}&w=640&q=75`)).status;
  const good = '/ows/files/images/wave-01.webp';
  expect(await of(good)).toBe(200);
  for (const odd of [`${good}?1`, good.replace('images', './images'), good.replace('i', '%69')])
    expect(await of(odd)).toBe(400);
});

test('L9 pages reveal no internals of the framework', async () => {
  for (const path of ['/terms', '/made-up', '/search?q=a']) {
    const names = [...(await ask(path)).headers.keys()];
    expect(names.filter((name) => /^x-(middleware|nextjs)/.test(name))).toEqual([]);
  }
});

test('M3 the complaint entry cannot be requested by its own address', async () => {
  const before = await callsReceived();
  const forged = { headers: { 'x-entry-locale': 'en' } };
  expect((await ask('/api/complaint-entry?info=x', newcomer(), forged)).status).toBe(404);
  expect(await callsReceived()).toEqual(before);
});

test('L12 a refusal leaves a line with its name and kind, and nothing of the visitor', async () => {
  const lines = site
    .output()
    .split('\n')
    .filter((line) => line.includes('a request was refused'));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    const { refused, what } = JSON.parse(line);
    expect(typeof refused).toBe('number');
    expect(what).toMatch(/^[\w /-]+$/);
    expect(line).not.toContain('198.18.');
  }
});
