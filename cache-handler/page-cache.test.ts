import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Entry {
  kind: string;
  html: string;
  rscData: Buffer;
  headers: Record<string, string>;
  status?: number;
}

interface Cache {
  get(key: string, context: object): Promise<{ value: Entry } | null>;
  set(key: string, entry: object | null, context: object): Promise<void>;
}

const { default: PageCache } = jest.requireActual<{ default: new (wish: object) => Cache }>(
  './page-cache.mjs',
);

const CONTEXT = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false };
const STORE = { ...CONTEXT, cacheControl: { revalidate: 720, expire: 31_536_000 } };
const KEY = '/zh/desktop/-/terms';

let place: string;
let cache: Cache;

/** The framework's own storage on a folder of the test, without its memory. */
function open(): Cache {
  const fs = {
    existsSync,
    readFileSync,
    readFile,
    writeFile,
    stat,
    mkdir: (path: string) => mkdir(path, { recursive: true }),
  };
  return new PageCache({ fs, flushToDisk: true, serverDistDir: join(place, 'server'), revalidatedTags: [] });
}

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'page-cache-'));
  cache = open();
});
afterEach(() => rmSync(place, { recursive: true }));

const marker = (code: number | string) => `<meta name="page-status" content="${code}"/>`;

function page(head: string, body = ''): Entry {
  const html = `<!DOCTYPE html><html lang="zh-CN"><head><meta charSet="utf-8"/>${head}</head><body>${body}</body></html>`;
  return { kind: 'APP_PAGE', html, rscData: Buffer.from('x'), headers: { 'x-own': '1' } };
}

const stored = async () => (await open().get(KEY, CONTEXT))?.value ?? null;

test('a good page is stored with its headers, and with what tells its forms apart', async () => {
  const good = page('<title>条款</title>');
  await cache.set(KEY, good, STORE);
  expect(await stored()).toMatchObject({
    html: good.html,
    headers: { 'x-own': '1', vary: 'User-Agent, Sec-CH-UA-Mobile' },
  });
  expect((await stored())?.status).toBeUndefined();
});

test('RT-02 a page that says 404 is answered so and not stored', async () => {
  const entry = page(marker(404));
  await cache.set(KEY, entry, STORE);
  expect(entry).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store', 'x-own': '1' } });
  expect(entry.headers['retry-after']).toBeUndefined();
  expect(await stored()).toBeNull();
});

test('DT-02 a page that says 503 asks to come back and is not stored', async () => {
  const entry = page(marker(503));
  await cache.set(KEY, entry, STORE);
  expect(entry).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '30' } });
  expect(await stored()).toBeNull();
});

test('DT-02 an outage does not replace a good page', async () => {
  const good = page('<title>条款</title>');
  await cache.set(KEY, good, STORE);
  const control = { revalidate: 720, expire: 31_536_000 };
  await open().set(KEY, page(marker(503)), { ...CONTEXT, cacheControl: control });
  expect((await stored())?.html).toBe(good.html);
  // The next try comes soon, not with every visit and not after a whole lifetime.
  expect(control.revalidate).toBe(30);
});

test('RT-02 a page that was taken down stops being served, and comes back when it is published again', async () => {
  const good = page('<title>条款</title>');
  await cache.set(KEY, good, STORE);
  await cache.set(KEY, page(marker(404)), STORE);
  expect(await stored()).toMatchObject({ status: 404, html: expect.stringContaining(marker(404)) });
  await cache.set(KEY, page(marker(503)), { ...CONTEXT, cacheControl: { ...STORE.cacheControl } });
  expect((await stored())?.status).toBe(404);
  await cache.set(KEY, page('<title>条款</title>'), STORE);
  expect(await stored()).toMatchObject({ html: good.html });
  expect((await stored())?.status).toBeUndefined();
});

test('a page taken down elsewhere is none of its business', async () => {
  await cache.set(KEY, page('<title>条款</title>'), STORE);
  await cache.set('/zh/desktop/-/other', page(marker(404)), STORE);
  expect((await stored())?.status).toBeUndefined();
});

test('the marker counts however long the head before it is', async () => {
  const entry = page(`<style>${'a{}'.repeat(10_000)}</style>${marker(404)}`);
  await cache.set(KEY, entry, STORE);
  expect(entry.status).toBe(404);
});

test.each([
  ['in an article', page('', `<article>${marker(404)}</article>`)],
  ['as text', page('<title>&lt;meta name="page-status" content="404"/&gt;</title>', `<p>${marker(503)}</p>`)],
  ['in a script of the page', page('', `<script>self.x='${marker(404)}'</script>`)],
  ['with another code', page(marker(200))],
  ['with another name', page('<meta name="page" content="404"/>')],
])('a marker %s does not count', async (_name, entry) => {
  await cache.set(KEY, entry, STORE);
  expect(entry.status).toBeUndefined();
  expect((await stored())?.html).toBe(entry.html);
});

test('a page without a head is passed on as it is', async () => {
  const entry = { ...page(''), html: marker(404) };
  await cache.set(KEY, entry, STORE);
  expect(entry.status).toBeUndefined();
});

test('stored pages live where the server says, and the build’s own error pages where they are', async () => {
  await cache.set('/_global-error', page('<title>built</title>'), STORE);
  process.env.PAGES_DIR = join(place, 'elsewhere');
  try {
    const served = open();
    await served.set(KEY, page('<title>served</title>'), STORE);
    expect(existsSync(join(place, 'elsewhere', 'app', `${KEY}.html`))).toBe(true);
    expect((await served.get('/_global-error', CONTEXT))?.value.html).toContain('built');
  } finally {
    delete process.env.PAGES_DIR;
  }
  expect(await stored()).toBeNull();
});

test('other kinds pass through untouched', async () => {
  const route = { kind: 'APP_ROUTE', body: Buffer.from(marker(404)), headers: {}, status: 200 };
  await cache.set('/api/x', route, { ...STORE, kind: 'APP_ROUTE' });
  expect(route).toEqual({ kind: 'APP_ROUTE', body: Buffer.from(marker(404)), headers: {}, status: 200 });
  expect(await open().get('/api/x', { ...CONTEXT, kind: 'APP_ROUTE' })).toMatchObject({
    value: { status: 200 },
  });
});

test('nothing at all breaks nothing', async () => {
  await expect(cache.set(KEY, null, STORE)).resolves.toBeUndefined();
});
