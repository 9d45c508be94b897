/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ownHeaders, ownVisitHeaders } from '@/lib/gate/own-request';
import { askPlainly } from '@/testing/ask-plainly';
import { compressed, isPageValue, type PageValue, toStored } from '../pages/page-value';
import type { ShownPage } from '../pages/stored-pages';
import { openDoor } from './door';

const HTML = `<!DOCTYPE html><p>${'公告'.repeat(500)}</p>`;
const CHANGED = 'Fri, 28 Mar 2025 09:30:00 GMT';
const BEFORE = 'Fri, 28 Mar 2025 09:29:59 GMT';
const OWN = {
  'x-next-cache-tags': 'a,b',
  'x-nextjs-stale-time': '300',
  vary: 'User-Agent, Sec-CH-UA-Mobile',
};

function value(more: Record<string, string> = {}, status?: number): PageValue {
  const headers = { ...OWN, 'content-security-policy': "default-src 'self'", ...more };
  const stored = toStored({ kind: 'APP_PAGE', html: HTML, headers, status });
  if (!isPageValue(stored)) throw new Error('no page');
  return stored;
}

const page = (more: Partial<ShownPage> = {}): ShownPage => ({
  value: value({ 'last-modified': CHANGED }),
  state: 'fresh',
  freshUntil: Date.now() + 300_000,
  ...more,
});

let shown: Record<string, ShownPage>;
let server: Server;

beforeAll(async () => {
  const pages = { now: (address: string) => shown[address] ?? null, look: async () => null };
  const door = openDoor(pages);
  server = createServer((request_, response) => {
    if (!door.answer(request_, response)) response.end('framework');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  shown = { '/zh/desktop/-/terms': page() };
});

const ask = (headers: Record<string, string> = {}, path = '/terms', method = 'GET') =>
  askPlainly(server, { path, headers, method });

const plain = (body: Buffer) => body.toString('utf8');

test('DT-01 the site’s requests to itself reach the framework, unless they are to be answered like a visitor’s', async () => {
  expect(plain((await ask(ownHeaders())).body)).toBe('framework');
  expect(plain((await ask({ ...ownVisitHeaders(), 'accept-encoding': 'identity' })).body)).toBe(HTML);
});

const FORMS: [accept: string, encoding: string | undefined, read: (body: Buffer) => string][] = [
  ['gzip, deflate, br', 'br', (body) => plain(brotliDecompressSync(body))],
  ['gzip', 'gzip', (body) => plain(gunzipSync(body))],
  ['identity', undefined, plain],
  ['br;q=0', undefined, plain],
];

describe.each(['before', 'after'])('%s the page has been compressed', (when) => {
  beforeEach(async () => {
    const stored = value({ 'last-modified': CHANGED });
    shown = { '/zh/desktop/-/terms': page({ value: when === 'after' ? await compressed(stored) : stored }) };
  });

  test.each(FORMS)('SP-01 who accepts %s gets the whole page as %s', async (accept, encoding, read) => {
    const { status, headers, body } = await ask({ 'accept-encoding': accept });
    expect([status, headers['content-encoding'], read(body)]).toEqual([200, encoding, HTML]);
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(headers.vary).toBe('User-Agent, Sec-CH-UA-Mobile, Accept-Encoding');
  });

  test('SP-01 one entity tag stands for all forms, and a 304 repeats it', async () => {
    const [first, second] = [await ask({ 'accept-encoding': 'br' }), await ask()];
    const tag = String(first.headers.etag);
    expect(tag).toMatch(/^W\/"\w+"$/);
    expect(second.headers.etag).toBe(tag);
    for (const known of [tag, tag.slice(2), `"other", ${tag}`, '*']) {
      const answer = await ask({ 'if-none-match': known, 'accept-encoding': 'br' });
      expect([answer.status, answer.headers.etag, answer.body.length]).toEqual([304, tag, 0]);
      expect(answer.headers['content-type']).toBeUndefined();
    }
  });
});

test.each([
  [{ 'if-modified-since': CHANGED }, 304],
  [{ 'if-modified-since': BEFORE }, 200],
  [{ 'if-modified-since': 'nonsense' }, 200],
  [{ 'if-modified-since': CHANGED, 'if-none-match': '"other"' }, 200],
  [{ 'if-modified-since': CHANGED, 'cache-control': 'no-cache' }, 200],
  [{ 'if-none-match': '*', 'cache-control': 'no-cache' }, 200],
])('SP-01 %j is answered %i', async (headers, status) => {
  expect((await ask(headers)).status).toBe(status);
});

test('SP-01 the headers are those of a page of this site, and none of the framework', async () => {
  const { headers } = await ask({ 'accept-encoding': 'br' });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'self'",
    'content-language': 'zh-CN',
    'content-type': 'text/html; charset=utf-8',
    'last-modified': CHANGED,
    'speculation-rules': '"/speculation-rules.json"',
  });
  expect(headers['cache-control']).toMatch(
    /^max-age=0, s-maxage=(299|300), stale-while-revalidate=3153\d{4}$/,
  );
  expect(Object.keys(headers).filter((name) => /^x-next/.test(name))).toEqual([]);
});

test('SP-01 HEAD has the headers of the plain page, and no body', async () => {
  const { status, headers, body } = await ask({ 'accept-encoding': 'br' }, '/terms', 'HEAD');
  expect([status, headers['content-encoding'], body.length]).toEqual([200, undefined, 0]);
  expect(headers['content-length']).toBe(String(Buffer.byteLength(HTML)));
});

test('CL-06 a stale page is said to be fresh for a second', async () => {
  shown = { '/zh/desktop/-/terms': page({ state: 'stale', freshUntil: 0 }) };
  expect((await ask()).headers['cache-control']).toBe(
    'max-age=0, s-maxage=1, stale-while-revalidate=31535999',
  );
});

test('RT-02 a page that was missing a moment ago is answered 404, and kept by nobody', async () => {
  const absent = value({ 'cache-control': 'no-store' }, 404);
  shown = { '/zh/desktop/-/no-such-product': page({ value: absent, state: 'missing' }) };
  const { status, headers } = await ask({ 'if-modified-since': CHANGED }, '/no-such-product');
  expect([status, headers['cache-control'], headers['last-modified']]).toEqual([404, 'no-store', undefined]);
});

test('LG-02 a visitor whose language changes gets the page with the cookie, and others without', async () => {
  const switched = {
    cookie: 'lang=1',
    referer: 'https://a.example/en/terms',
    'sec-fetch-site': 'same-origin',
  };
  const theirs = await ask(switched);
  expect(theirs.headers['set-cookie']).toEqual([expect.stringMatching(/^lang=0;/)]);
  expect(theirs.headers['cache-control']).toBe('private, no-store');
  const others = await ask();
  expect([others.headers['set-cookie'], others.headers['cache-control']]).toEqual([
    undefined,
    expect.stringMatching(/^max-age=0, s-maxage/),
  ]);
});

test.each(['GET', 'HEAD'])('SP-01 redirects leave without the framework: %s', async (method) => {
  const moved = await ask({}, '/About-Us', method);
  expect([moved.status, moved.headers.location, moved.headers.refresh, plain(moved.body)]).toEqual([
    308,
    '/about-us',
    '0;url=/about-us',
    method === 'GET' ? '/about-us' : '',
  ]);
  const chosen = await ask({}, '/terms?lang=en', method);
  expect([chosen.status, chosen.headers.location, chosen.headers['cache-control']]).toEqual([
    307,
    '/en/terms',
    'private, no-store',
  ]);
});

test.each([
  ['a page that is not stored', 'GET', '/about-us', {}],
  ['another method', 'POST', '/terms', {}],
  ['a request with a body', 'GET', '/terms', { 'transfer-encoding': 'chunked' }],
  ['a request of the site to itself', 'GET', '/terms', ownHeaders()],
])('SP-01 %s is left to the framework', async (_what, method, path, headers) => {
  expect(plain((await ask(headers, path, method)).body)).toBe('framework');
});
