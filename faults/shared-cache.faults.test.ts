import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { resolve } from 'node:path';
import { isInstalled } from '@/testing/programs';
import { EVERYWHERE_MS } from './support/everywhere';
import { RENAMED } from './support/known';
import { closeOffice, openOffice, rename } from './support/office';
import { type Running, start, until } from './support/processes';
import { ownPort } from './support/settings';
import { forgetStored, openSite, quiet, type Site } from './support/site';

const [SITE_PORT, CACHE_PORT] = [ownPort(3408), ownPort(3409)];
const CACHE = `http://127.0.0.1:${CACHE_PORT}`;
const PLACE = resolve(`.data/faults-varnish-${CACHE_PORT}`);
const ARTICLE = `/detail?id=${RENAMED}`;
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
/** From an address that is none of the site's shared caches. */
const VISITOR = '127.0.0.2';

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  html: string;
}

/** Connects from `from`, so that the site sees another peer. */
const ask = (url: string, headers: Record<string, string> = {}, from = '127.0.0.1') =>
  new Promise<Answer>((done, fail) => {
    get(url, { headers, localAddress: from, agent: false }, (answer) => {
      let html = '';
      answer.setEncoding('utf8').on('data', (part) => (html += part));
      answer.on('end', () => done({ status: answer.statusCode ?? 0, headers: answer.headers, html }));
    }).on('error', fail);
  });

const isThere = isInstalled('varnishd', 'shared caches are not tried');
const withCache = isThere ? test : test.skip;
let site: Site;
let cache: Running;

function openCache(): Running {
  rmSync(PLACE, { recursive: true, force: true });
  const vcl = readFileSync('deploy/varnish/site.vcl', 'utf8').replace('"3000"', `"${SITE_PORT}"`);
  const file = `${PLACE}.vcl`;
  writeFileSync(file, vcl);
  const command = ['varnishd', '-F', '-j', 'none', '-n', PLACE, '-f', file, '-a', `127.0.0.1:${CACHE_PORT}`];
  const settings = ['-p', 'http_gzip_support=off', '-p', `vcl_path=${resolve('deploy/varnish')}`];
  return start([...command, '-s', 'malloc,32m', ...settings], {});
}

beforeAll(async () => {
  if (!isThere) return;
  forgetStored(SITE_PORT);
  await openOffice();
  await rename(RENAMED, '第一版');
  const env = {
    SHARED_CACHES: '127.0.0.1',
    TRUSTED_PROXIES: '1',
    PURGE_URL: `${CACHE}/.purge`,
  };
  site = await openSite({ port: SITE_PORT, env });
  cache = openCache();
  await until('Varnish', 20_000, async () => (await ask(`${CACHE}/terms`)).status === 200);
}, 120_000);
afterAll(async () => {
  await cache?.end('SIGTERM');
  await site?.end('SIGTERM');
  await closeOffice();
  rmSync(PLACE, { recursive: true, force: true });
}, 30_000);

const seconds = ({ headers }: Answer): number => {
  const told = String(headers['cdn-cache-control'] ?? headers['cache-control']);
  const found = /s-maxage=(\d+)/.exec(told) ?? /max-age=(\d+)/.exec(told);
  return Number(found?.[1] ?? 0);
};

/** The page once it is stored, so that it leaves with its tags. */
async function stored(url: string, from?: string): Promise<Answer> {
  let answer = await ask(url, {}, from);
  await until('a stored page', 20_000, async () => {
    answer = await ask(url, {}, from);
    return seconds(answer) > 5;
  });
  return answer;
}

const EDGE_HEADERS = ['surrogate-key', 'cache-tag', 'cdn-cache-control', 'x-site-tags'] as const;

withCache(
  'OP-07 the site tells tags and a lifetime to its shared caches, and to nobody else',
  async () => {
    const told = await stored(site.origin + ARTICLE);
    expect(String(told.headers['surrogate-key']).split(' ')).toEqual(
      expect.arrayContaining([`article:${RENAMED}`, 'menu', 'pages']),
    );
    expect(told.headers['cache-tag']).toBe(String(told.headers['surrogate-key']).replaceAll(' ', ','));
    expect(told.headers['cache-control']).toBe('max-age=0');
    expect(told.headers['cdn-cache-control']).toMatch(
      /^max-age=\d+, stale-while-revalidate=60, stale-if-error=604800$/,
    );
    expect(told.headers['x-site-tags']).toBeUndefined();

    const plain = await stored(site.origin + ARTICLE, VISITOR);
    for (const name of EDGE_HEADERS) expect([name, plain.headers[name]]).toEqual([name, undefined]);
    expect(plain.headers['cache-control']).toMatch(/^max-age=0, s-maxage=\d+/);
  },
  45_000,
);

withCache(
  'OP-07 a shared cache names the class of device in one word; from others the word counts nothing',
  async () => {
    const device = ({ html }: Answer) => /data-device="(\w+)"/.exec(html)?.[1];
    const word = { 'x-device': 'mobile', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64)' };
    const theirs = await ask(`${site.origin}/terms`, word);
    expect([device(theirs), theirs.headers.vary]).toEqual(['mobile', 'X-Device, Accept-Encoding']);
    const others = await ask(`${site.origin}/terms`, word, VISITOR);
    expect([device(others), others.headers.vary]).toEqual([
      'desktop',
      'User-Agent, Sec-CH-UA-Mobile, Accept-Encoding',
    ]);
  },
);

describe('behind Varnish', () => {
  /** Asks until the answer comes from the cache. */
  async function cached(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    let answer = await ask(CACHE + path, headers);
    await until(`${path} in Varnish`, 20_000, async () => {
      answer = await ask(CACHE + path, headers);
      return answer.status === 200 && answer.headers['x-cache'] === 'hit';
    });
    return answer;
  }

  withCache('OP-07 visitors get their own variant from the cache, and nothing of its tags', async () => {
    const desktop = await cached('/terms');
    const phone = await cached('/terms', { 'user-agent': PHONE });
    const english = await cached('/en/terms', { 'accept-encoding': 'br' });
    expect(desktop.html).toContain('data-device="desktop"');
    expect(phone.html).toContain('data-device="mobile"');
    expect(english.headers['content-encoding']).toBe('br');
    for (const { headers } of [desktop, phone, english]) {
      expect(headers.vary).toBe('User-Agent, Sec-CH-UA-Mobile, Accept-Encoding');
      for (const name of [...EDGE_HEADERS, 'x-tags', 'x-varnish', 'via'])
        expect([name, headers[name]]).toEqual([name, undefined]);
      expect(headers['cache-control']).toBe('max-age=0');
    }
  });

  withCache.each([
    ['the elder version', { cookie: 'a=1; version=elder' }, 200],
    ['a visitor who chose English', { cookie: 'lang=1' }, 307],
  ])('OP-07 %s comes from the site', async (_who, headers, status) => {
    await cached('/terms');
    const answer = await ask(`${CACHE}/terms`, headers);
    expect([answer.status, answer.headers['x-cache']]).toEqual([status, 'miss']);
  });

  withCache(
    'OP-03 OP-07 a publication purges the pages with its tags, and no other',
    async () => {
      expect((await cached(ARTICLE)).html).toContain('第一版');
      await cached('/terms');
      await quiet(site);
      await rename(RENAMED, '第二版');
      await site.publish([`article:${RENAMED}`]);
      await until('the second version', EVERYWHERE_MS, async () =>
        (await ask(CACHE + ARTICLE)).html.includes('第二版'),
      );
      expect((await ask(`${CACHE}/terms`)).headers['x-cache']).toBe('hit');
    },
    90_000,
  );

  withCache.each([
    ['GET', { 'surrogate-key': 'pages' }, 404],
    ['POST', { 'surrogate-key': '(' }, 400],
  ])('OP-07 a purge by %s %j is answered %d', async (method, headers, status) => {
    expect((await fetch(`${CACHE}/.purge`, { method, headers })).status).toBe(status);
  });

  withCache('OP-07 a page of the cache outlives the site', async () => {
    await cached('/terms');
    await site.end('SIGKILL');
    expect((await ask(`${CACHE}/terms`)).status).toBe(200);
    const unknown = await ask(`${CACHE}/contact-us`);
    expect([unknown.status, unknown.headers['retry-after'], unknown.headers['cache-control']]).toEqual([
      503,
      '30',
      'no-store',
    ]);
  });
});
