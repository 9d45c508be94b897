/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chooseDevice } from '@/lib/site/address';
import { platformOf } from '@/lib/site/platform';
import { takeDevice } from './device';
import { forSharedCaches } from './shared-caches';
import { publishedTags } from './tags';

const PAGE = {
  'Cache-Control': 'max-age=0, s-maxage=300, stale-while-revalidate=31535700',
  Vary: 'User-Agent, Sec-CH-UA-Mobile, Accept-Encoding',
  'X-Site-Tags': 'pages,article:7',
};
const SHARED = {
  'surrogate-key': 'pages article:7',
  'cache-tag': 'pages,article:7',
  'cache-control': 'max-age=0',
};

let server: Server;
let listener: RequestListener;

beforeAll((done) => {
  server = createServer((request, response) => listener(request, response)).listen(0, '127.0.0.1', done);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The headers of an answer that `write` gives, to a peer that is a shared cache or is not. */
async function headersOf(write: RequestListener, { ours = true, headers = {} } = {}) {
  const prepare = forSharedCaches([ours ? '127.0.0.0/8' : '10.0.0.1']);
  listener = (request, response) => {
    prepare(request, response);
    write(request, response);
    response.end();
  };
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers });
  return Object.fromEntries(answer.headers);
}

const list = Object.entries(PAGE).flat();
const WAYS: [string, RequestListener][] = [
  ['as a list', (_, response) => response.writeHead(200, list)],
  ['as an object', (_, response) => response.writeHead(200, PAGE)],
  ['with a message', (_, response) => response.writeHead(200, 'OK', list)],
  ['one by one', (_, response) => response.setHeaders(new Map(Object.entries(PAGE)))],
];

test.each(WAYS)(
  'OP-07 a shared cache gets tags and a lifetime of its own, headers written %s',
  async (_way, write) => {
    expect(await headersOf(write)).toMatchObject({
      ...SHARED,
      'cdn-cache-control': 'max-age=300, stale-while-revalidate=60, stale-if-error=604800',
      vary: PAGE.Vary,
    });
  },
);

test.each(WAYS)('OP-07 everyone else gets nothing of it, headers written %s', async (_way, write) => {
  const headers = await headersOf(write, { ours: false, headers: { 'x-device': 'mobile' } });
  expect(headers).toMatchObject({ 'cache-control': PAGE['Cache-Control'], vary: PAGE.Vary });
  for (const name of ['surrogate-key', 'cache-tag', 'cdn-cache-control', 'x-site-tags'])
    expect(headers).not.toHaveProperty(name);
});

test('OP-07 a stored answer that one cache was told stays as it was for the next', async () => {
  const before = [...list];
  await headersOf((_, response) => response.writeHead(200, list));
  expect(list).toEqual(before);
});

test.each([
  ['a page without tags', 'max-age=0, s-maxage=300', 'max-age=5, stale-while-revalidate=5', 'max-age=0'],
  [
    'a stale page',
    'max-age=0, s-maxage=1, stale-while-revalidate=9',
    'max-age=1, stale-while-revalidate=5',
    'max-age=0',
  ],
  [
    'a feed',
    'public, max-age=300, stale-while-revalidate=3600',
    'max-age=5, stale-while-revalidate=5',
    'public, max-age=300',
  ],
  ['a static file', 'public, max-age=0', 'max-age=1, stale-while-revalidate=5', 'public, max-age=0'],
  ['a built file', 'public, max-age=31536000, immutable', undefined, 'public, max-age=31536000, immutable'],
  ['a picture', 'public, max-age=86400', undefined, 'public, max-age=86400'],
  ['a personal page', 'private, no-store', undefined, 'private, no-store'],
  ['the elder version', 'private, max-age=0', undefined, 'private, max-age=0'],
])('OP-03 OP-07 %s: %s', async (_what, caching, shared, browsers) => {
  const headers = await headersOf((_, response) => response.setHeader('Cache-Control', caching));
  expect(headers['cache-control']).toBe(browsers);
  expect(headers['cdn-cache-control']?.replace(', stale-if-error=604800', '')).toBe(shared);
});

test.each([
  ['mobile', 'mobile', 'other'],
  ['desktop', 'desktop', 'other'],
  ['windows', 'desktop', 'windows'],
  ['mac', 'desktop', 'mac'],
])('OP-07 the word %s stands for a user agent of that class', (word, device, platform) => {
  const headers = { 'x-device': word, 'user-agent': 'anything', 'sec-ch-ua-mobile': '?1' };
  expect(takeDevice(headers)).toBe(true);
  const userAgent = headers['user-agent'];
  const clientHint = headers['sec-ch-ua-mobile'] ?? null;
  expect([chooseDevice({ clientHint, userAgent }), platformOf(userAgent)]).toEqual([device, platform]);
});

test.each(['', 'tablet', '__proto__', 'constructor'])(
  'OP-07 another word than those counts nothing: "%s"',
  (word) => {
    const headers = { 'x-device': word, 'user-agent': 'anything' };
    expect(takeDevice(headers)).toBe(false);
    expect(headers['user-agent']).toBe('anything');
  },
);

test('OP-07 a page that varies by the word says so', async () => {
  const { vary } = await headersOf((_, response) => response.writeHead(200, list), {
    headers: { 'x-device': 'mac' },
  });
  expect(vary).toBe('X-Device, Accept-Encoding');
});

test.each([
  ['pages,menu,changed:5,made:6,partial,_N_T_/layout,article:7,menu', 'pages,menu,article:7'],
  ['pages,record,filing:42,filing:x', 'pages,record,filing:42'],
  ['', ''],
  ['article:x y,Article:7,lists\n', ''],
  [Array.from({ length: 400 }, (_, at) => `article:${1000 + at}`).join(','), ''],
])('OP-07 only tags that are purged leave the site, and not too many: %.30s', (tags, published) => {
  expect(publishedTags(tags)).toBe(published);
});
