import { readdirSync } from 'node:fs';
import { getRelativeURL } from 'next/dist/shared/lib/router/utils/relativize-url';
import { DECIDED_HEADER } from '@/lib/gate/decided-page';
import { makeToken } from '@/lib/gate/tokens';
import {
  cookies,
  ORIGIN,
  PREVIEW_404,
  requestFor,
  SITE_SECRET,
  target,
  withSecrets,
} from '@/testing/middleware';
import { FOLDER_NAMES, ROOT_FILES } from './lib/site/endpoints';
import { config, middleware } from './middleware';

withSecrets();

const visit = (path: string, headers?: Record<string, string>) => middleware(requestFor(path, headers));

type Answer = Awaited<ReturnType<typeof visit>>;
const location = (answer: Answer) => answer.headers.get('location');
const setCookie = (answer: Answer) => answer.headers.get('set-cookie');

test.each(['/dev/catalogue', '/dev/catalogue/en'])('RT-02 %s exists in development only', async (path) => {
  const production = await visit(path);
  expect([production.status, target(production)]).toEqual([404, PREVIEW_404]);
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  const development = await visit(path);
  jest.restoreAllMocks();
  expect([development.status, target(development)]).toEqual([200, null]);
});

describe('language', () => {
  test.each([
    ['/terms', 'zh-CN', '/zh/desktop/-/terms'],
    ['/en/terms', 'en', '/en/desktop/-/terms'],
    ['/a/b', 'zh-CN', '/zh/desktop/-/missing'],
    ['/en/a/b', 'en', '/en/desktop/-/missing'],
  ])('LG-01 %s has Content-Language %s and is rendered from %s', async (path, language, internal) => {
    const answer = await visit(path);
    expect([answer.headers.get('content-language'), target(answer)]).toEqual([language, internal]);
  });

  test.each(['/terms', '/en/terms', '/terms?lang=fr', '/About-Us', '/en/legal-website-statement', '/a/b'])(
    'LG-01 %s is no choice of language: no cookie is set',
    async (path) => {
      expect(setCookie(await visit(path))).toBeNull();
      expect(setCookie(await visit(path, { cookie: 'lang=0' }))).toBeNull();
    },
  );

  test.each([
    ['/terms?lang=en', '1', '/en/terms'],
    ['/en/terms?lang=cn', '0', '/terms'],
  ])('RT-04 %s is: lang=%s for a year, seen by the page itself', async (path, value, to) => {
    const answer = await visit(path);
    expect(location(answer)).toBe(ORIGIN + to);
    expect(setCookie(answer)).toMatch(new RegExp(`^lang=${value}; Max-Age=31536000; Path=/; SameSite=Lax$`));
    expect(setCookie(answer)).not.toMatch(/httponly/i);
  });

  test('LG-02 the switch without JavaScript is remembered, and its answer not cached', async () => {
    const answer = await visit('/terms', {
      cookie: 'lang=1',
      referer: 'https://site.example/en/terms',
      'sec-fetch-site': 'same-origin',
    });
    expect([answer.status, target(answer)]).toEqual([200, '/zh/desktop/-/terms']);
    expect(setCookie(answer)).toMatch(/^lang=0;/);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('fetched before anybody has pressed', () => {
  const GUESS = { 'sec-purpose': 'prefetch;prerender' };

  test.each([
    ['/terms?lang=en', {}],
    ['/en/terms?lang=cn', {}],
    [
      '/terms',
      { cookie: 'lang=1', referer: 'https://site.example/en/terms', 'sec-fetch-site': 'same-origin' },
    ],
  ])(
    'LG-01 %s with %j would choose a language: 503, uncached, and nothing is remembered',
    async (path, headers) => {
      for (const purpose of ['prefetch', 'prefetch;prerender', 'prefetch;anonymous-client-ip']) {
        const answer = await visit(path, { ...headers, 'sec-purpose': purpose });
        expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
        expect([setCookie(answer), location(answer), target(answer)]).toEqual([null, null, null]);
      }
    },
  );

  test.each([
    ['/terms', 200],
    ['/en/terms', 200],
    ['/terms?lang=fr', 307],
    ['/About-Us', 308],
    ['/a/b', 404],
  ])('LG-01 %s chooses none and is answered as ever: %i', async (path, status) => {
    expect((await visit(path, GUESS)).status).toBe(status);
  });

  test('LG-01 the same address is answered once it is really visited', async () => {
    const answer = await visit('/terms?lang=en', { 'sec-purpose': '' });
    expect([answer.status, location(answer)]).toEqual([307, `${ORIGIN}/en/terms`]);
  });
});

describe('redirects', () => {
  test.each([
    ['/terms?lang=en', {}, 307, 'private, no-store'],
    ['/terms', { cookie: 'lang=1' }, 307, 'private, no-store'],
    ['/en/legal-website-statement', {}, 307, 'private, no-store'],
    ['/online-complaints', {}, 307, 'private, no-store'],
    ['/About-Us', {}, 308, null],
    ['/software-repository', {}, 308, null],
  ])(
    'RT-09 LG-01 %s with %j answers %i with Cache-Control %s',
    async (path, headers, status, cacheControl) => {
      const answer = await visit(path, headers);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, cacheControl]);
    },
  );

  const PROXY = {
    host: 'www.site.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
    forwarded: 'host=evil.example',
  };

  test.each([
    ['/About-Us', '/about-us'],
    ['/terms?lang=en', '/en/terms'],
    ['//evil.example/', '/evil.example'],
    ['/%2F%2Fevil.example?lang=en', '/%2f%2fevil.example?lang=en'],
    ['/\\evil.example/x', '/evil.example/x'],
    ['/online-complaints', '/customer-hotline'],
  ])('behind a proxy %s sends to the path %s, on whatever origin the visitor is', async (path, to) => {
    // The framework sends the part below its own origin: https://nextjs.org/docs, NextResponse.redirect.
    expect(getRelativeURL(location(await visit(path, PROXY)) ?? '', ORIGIN)).toBe(to);
  });
});

describe('cookies for the page', () => {
  const DRAFT = '__prerender_bypass=abc';

  test.each([
    [`a=1; ${DRAFT}; b=2`, 'a=1; b=2'],
    [DRAFT, ''],
    [`${DRAFT};a=1`, 'a=1'],
    ['a=%3B%20x; b=y=z; c', 'a=%3B%20x; b=y=z; c'],
    [`a=%3B%20${DRAFT}`, `a=%3B%20${DRAFT}`],
  ])('RT-10 of "%s" a normal page sees "%s"', async (cookie, seen) => {
    expect(cookies(await visit('/terms', { cookie })) ?? '').toBe(seen);
    expect(cookies(await visit('/a/b', { cookie })) ?? '').toBe(seen);
  });
});

describe('complaints', () => {
  const cookie = async (purpose: string, seconds: number, secret = SITE_SECRET) =>
    `complaint=${await makeToken({ secret, purpose, seconds })}`;

  test('RT-06 with an info the request goes to the entry endpoint, which gets the language', async () => {
    const answer = await visit('/en/online-complaints?info=a%2Bb');
    expect(target(answer)).toBe('/api/complaint-entry');
    expect(answer.headers.get('x-middleware-request-x-entry-locale')).toBe('en');
  });

  test('RT-06 a saved visit may come back for a while', async () => {
    const answer = await visit('/online-complaints', { cookie: await cookie('complaint', 60) });
    expect([answer.status, target(answer)]).toEqual([200, '/zh/desktop/-/online-complaints']);
  });

  test.each([
    ['no cookie', async () => ''],
    ['a cookie that is over', () => cookie('complaint', -1)],
    ['a cookie for previews', () => cookie('preview', 60)],
    ['a cookie of another site', () => cookie('complaint', 60, 'another-site-secret')],
    ['nonsense', async () => 'complaint=true'],
  ])('RT-06 with %s it goes to the hotline, in the language at hand', async (_name, make) => {
    const answer = await visit('/en/online-complaints', { cookie: await make() });
    expect([answer.status, location(answer)]).toEqual([307, `${ORIGIN}/en/customer-hotline`]);
  });

  test('RT-06 an empty info counts as missing', async () => {
    expect(location(await visit('/online-complaints?info='))).toBe(`${ORIGIN}/customer-hotline`);
  });
});

describe('what the middleware sees', () => {
  const matcher = String(config.matcher[0]?.source);
  const sees = (path: string) => new RegExp(`^${matcher}$`).test(path);

  test.each([
    '/',
    '/terms',
    '/en/detail',
    '/what-we-do/research',
    '/apis',
    '/zh/desktop/-/terms',
    '/zh/desktop/any.png',
    '/zh/desktop/any.png/terms',
    '/a/b/any.png',
    '/zh/desktop/-/terms.html',
  ])('RT-02 RT-09 %s: no address reaches a page without it', (path) => expect(sees(path)).toBe(true));

  test.each(['/_next/static/a.js', '/api/health', '/ows/files/a/b.pdf', '/robots.txt', '/brand/logo.svg'])(
    '%s does not need it',
    (path) => expect(sees(path)).toBe(false),
  );

  test('the files of the site itself do not need it', () => {
    const files = readdirSync('public', { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const paths = files.map((entry) => `${entry.parentPath.slice('public'.length)}/${entry.name}`);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter(sees)).toEqual([]);
  });
});

test('SP-01 a page that has been decided already does not need it', () => {
  const missing = [{ type: 'header', key: DECIDED_HEADER }];
  expect(config.matcher).toEqual([{ source: expect.any(String), missing }]);
});

test('RT-09 the middleware lets by exactly the folders and files that are no pages', () => {
  const matcher = String(config.matcher[0]?.source);
  const sees = (path: string) => new RegExp(`^${matcher}$`).test(path);
  expect(FOLDER_NAMES.filter((folder) => sees(`${folder}/any`))).toEqual([]);
  expect(ROOT_FILES.filter(sees)).toEqual([]);
  const named = matcher.slice(0, matcher.lastIndexOf('[^/]')).match(/[\\.\w-]+(?:\/[\w-]+)?\/(?=\|)/g) ?? [];
  expect(named.map((folder) => `/${folder.replace('\\', '').slice(0, -1)}`).sort()).toEqual(
    [...FOLDER_NAMES].sort(),
  );
});
