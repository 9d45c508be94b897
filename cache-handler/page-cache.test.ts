import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CachedValue } from '@/lib/runtime/pages';
import { setProcessState } from '@/lib/runtime/process-state';
import { emptyPages } from '@/testing/pages';
import PageCache from './page-cache';

const CONTEXT = { kind: 'APP_PAGE', isFallback: false, isRoutePPREnabled: false };
const STORE = { ...CONTEXT, cacheControl: { revalidate: 300, expire: 31_536_000 } };
const KEY = '/route-cache/APP_PAGE/1/$/zh/desktop/-/terms';

const store = {
  get: jest.fn(),
  set: jest.fn(),
  peek: jest.fn(),
  withdraw: jest.fn(),
  postpone: jest.fn(),
  mark: jest.fn(),
};
const pages = emptyPages({ store, policyOf: (html) => `policy of ${html.length}` });
let place: string;
let cache: PageCache;

/** The framework's own storage on a folder of the test. */
function open(): PageCache {
  const fs = {
    existsSync,
    readFileSync,
    readFile,
    writeFile,
    stat,
    mkdir: (path: string) => mkdir(path, { recursive: true }),
  };
  const serverDistDir = join(place, 'server');
  return new PageCache({ fs, flushToDisk: true, serverDistDir, revalidatedTags: [], _requestHeaders: {} });
}

beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'page-cache-'));
  for (const call of Object.values(store)) call.mockReset().mockResolvedValue(null);
  setProcessState('pages', pages);
  cache = open();
});
afterEach(() => {
  setProcessState('pages', undefined);
  rmSync(place, { recursive: true });
});

const marker = (code: number | string) => `<meta name="page-status" content="${code}"/>`;

function page(head: string, body = '') {
  const html = `<!DOCTYPE html><html lang="zh-CN"><head><meta charset="utf-8"/>${head}</head><body>${body}</body></html>`;
  const segmentData = new Map([['/_tree', Buffer.from('x')]]);
  const headers: Record<string, string> = { 'x-own': '1' };
  const entry: CachedValue = { kind: 'APP_PAGE', html, rscData: Buffer.from('x'), headers, segmentData };
  return { ...entry, html, headers };
}

test('a good page is stored for its lifetime, with its policy and the headers by which its variants differ', async () => {
  const good = page('<title>条款</title>');
  await cache.set(KEY, good, STORE);
  const headers = {
    'x-own': '1',
    vary: 'User-Agent, Sec-CH-UA-Mobile',
    'content-security-policy': `policy of ${good.html.length}`,
    'last-modified': expect.stringMatching(/GMT$/),
  };
  const stored = expect.objectContaining({
    html: good.html,
    headers,
    segmentData: undefined,
    rscData: undefined,
  });
  expect(store.set).toHaveBeenCalledWith(KEY, stored, 300);
  // The first visitor's answer is made of this very object.
  expect(good.headers).toEqual(headers);
  expect(good.status).toBeUndefined();
});

test('a page that is the same as the stored one says that it changed when that one did', async () => {
  const modified = 'Fri, 28 Mar 2025 09:30:00 GMT';
  const good = page('<title>条款</title>');
  store.peek.mockResolvedValue({ html: good.html, headers: { 'last-modified': modified } });
  await cache.set(KEY, good, STORE);
  expect(good.headers['last-modified']).toBe(modified);
});

test('a page that says 404 or 503 says no time', async () => {
  for (const code of [404, 503]) {
    const bad = page(marker(code));
    await cache.set(KEY, bad, STORE);
    expect(bad.headers).not.toHaveProperty('last-modified');
  }
});

test('a page without a lifetime is kept for a year', async () => {
  await cache.set(KEY, page(''), { ...CONTEXT, cacheControl: { revalidate: false } });
  expect(store.set).toHaveBeenCalledWith(KEY, expect.anything(), 31_536_000);
});

test('RT-02 a page that says 404 is answered so, not stored, and takes a stored one away', async () => {
  const entry = page(marker(404));
  await cache.set(KEY, entry, STORE);
  expect(entry).toMatchObject({ status: 404, headers: { 'cache-control': 'no-store', 'x-own': '1' } });
  expect(entry.headers['retry-after']).toBeUndefined();
  expect(entry.headers['content-security-policy']).toBeDefined();
  expect(store.withdraw).toHaveBeenCalledWith(KEY, entry);
  expect(store.set).not.toHaveBeenCalled();
});

test('H2 a page with a nonce, which only a request can have sent, is not stored', async () => {
  const said = '<p>Write nonce="abc" into &lt;script nonce="abc"&gt;</p>';
  for (const tag of ['<script nonce="a">1</script>', '<link rel="stylesheet" nonce="a" href="/x.css"/>']) {
    const tainted = page(tag);
    await cache.set(KEY, tainted, STORE);
    expect(tainted.headers['cache-control']).toBe('no-store');
  }
  expect(store.set).not.toHaveBeenCalled();
  await cache.set(KEY, page('', said), STORE);
  expect(store.set).toHaveBeenCalledTimes(1);
});

test('DT-02 CL-06 a page that says 503 asks to come back, is not stored, and leaves the good one', async () => {
  const entry = page(marker(503));
  await cache.set(KEY, entry, STORE);
  expect(entry).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '30' } });
  expect(store.postpone).toHaveBeenCalledWith(KEY, 10);
  expect(store.set).not.toHaveBeenCalled();
  expect(store.withdraw).not.toHaveBeenCalled();
});

test('CL-03 a page that says 429 is not stored, and leaves the good one', async () => {
  const entry = page(marker(429));
  await cache.set(KEY, entry, STORE);
  expect(entry).toMatchObject({ status: 429, headers: { 'cache-control': 'no-store', 'retry-after': '60' } });
  for (const change of [store.set, store.withdraw, store.postpone]) expect(change).not.toHaveBeenCalled();
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
  expect(store.set).toHaveBeenCalledTimes(1);
});

test('a page without a head is passed on as it is', async () => {
  const entry = { ...page(''), html: marker(404) };
  await cache.set(KEY, entry, STORE);
  expect(entry.status).toBeUndefined();
});

test('answers of routes are stored when they are good', async () => {
  const route = (status: number) => ({
    kind: 'APP_ROUTE',
    body: Buffer.from(marker(404)),
    headers: {},
    status,
  });
  await cache.set('/a', route(200), STORE);
  await cache.set('/b', route(404), STORE);
  await cache.set('/c', route(500), STORE);
  expect(store.set.mock.calls.map(([key]) => key)).toEqual(['/a']);
});

test('the store answers first, then what the build itself made', async () => {
  store.get.mockResolvedValueOnce({ value: 'stored' });
  expect(await cache.get(KEY, CONTEXT)).toEqual({ value: 'stored' });
  setProcessState('pages', undefined);
  await cache.set('/_global-error', page('<title>built</title>'), STORE);
  setProcessState('pages', pages);
  expect((await open().get('/_global-error', CONTEXT))?.value?.html).toContain('built');
  expect(await open().get('/other', CONTEXT)).toBeNull();
});

test('data of calls is left to the framework', async () => {
  await cache.set('/fetch', { kind: 'FETCH' }, { fetchCache: true });
  expect(store.set).not.toHaveBeenCalled();
  expect(await cache.get('/fetch', { kind: 'FETCH' })).toBeNull();
});

test.each(['lists', ['lists']])('tags that the framework marks are marked in the store', async (tags) => {
  await cache.revalidateTag(tags);
  expect(store.mark).toHaveBeenCalledWith(['lists']);
});

test('nothing at all breaks nothing', async () => {
  await expect(cache.set(KEY, null, STORE)).resolves.toBeUndefined();
});

describe('the data for the framework', () => {
  const pageData = {
    apart: (html: string) => `apart ${html}`,
    within: (html: string) => `within ${html}`,
    find: async () => null,
  };
  beforeEach(() => setProcessState('pageData', pageData));
  afterEach(() => setProcessState('pageData', undefined));

  test('SP-03 it is kept apart from a page that is stored, and the policy is that of the rest', async () => {
    const entry = page('');
    const { html } = entry;
    await cache.set(KEY, entry, STORE);
    expect(entry.html).toBe(`apart ${html}`);
    expect(entry.headers['content-security-policy']).toBe(`policy of ${entry.html.length}`);
  });

  test.each([404, 503])('SP-03 it stays in a page with status %i, which is not stored', async (status) => {
    const entry = page(marker(status));
    const { html } = entry;
    await cache.set(KEY, entry, STORE);
    expect(entry.html).toBe(`within ${html}`);
  });
});
