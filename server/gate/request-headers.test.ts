import { ownHeaders } from '@/lib/gate/own-request';
import { cleanHeaders } from './request-headers';

const clean = (headers: Record<string, string>, url = '/') => {
  const request = { url, headers: { ...headers } };
  return { own: cleanHeaders(request), headers: request.headers };
};

test.each([
  ['content-security-policy', "script-src 'nonce-abc'"],
  ['content-security-policy-report-only', "script-src 'nonce-abc'"],
  ['x-middleware-subrequest', 'middleware:middleware:middleware:middleware:middleware'],
  ['x-middleware-rewrite', '/api/preview'],
  ['x-middleware-prefetch', '1'],
  ['x-nextjs-data', '1'],
  ['x-prerender-revalidate', 'guess'],
  ['x-matched-path', '/en/desktop/-/terms'],
  ['x-now-route-matches', '1=en'],
  ['x-invoke-path', '/_error'],
  ['x-invoke-status', '500'],
  ['next-action', 'a'.repeat(40)],
  ['next-resume', '1'],
  ['next-router-state-tree', '[]'],
  ['rsc', '1'],
  ['x-entry-locale', 'en'],
  ['x-entry-back', '/en'],
  ['x-decided-page', '{"set-cookie":"a=1"}'],
  ['x-form-state', '00000000-0000-4000-8000-000000000000'],
  ['x-client-address', '10.0.0.1'],
  ['x-forwarded-host', 'evil.example'],
  ['x-forwarded-proto', 'https'],
  ['x-own-request', 'guess'],
  ['upgrade', 'websocket'],
])('H2 the header %s of a visitor never reaches the framework', (name, value) => {
  expect(clean({ host: 'site.example', [name]: value })).toEqual({
    own: false,
    headers: { host: 'site.example' },
  });
});

test('H2 what the site has a use for is passed on', () => {
  const headers = {
    host: 'site.example',
    accept: 'text/html',
    cookie: 'lang=1',
    range: 'bytes=0-9',
    'if-none-match': '"a"',
    'sec-fetch-site': 'same-origin',
    'user-agent': 'Test',
    'x-forwarded-for': '1.1.1.1',
    'x-request-id': 'abcdefgh',
  };
  expect(clean(headers)).toEqual({ own: false, headers });
});

test('H2 the site may send itself the state of a form, and its token goes no further', () => {
  expect(clean({ 'x-form-state': 'id', rsc: '1', ...ownHeaders() })).toEqual({
    own: true,
    headers: { 'x-form-state': 'id' },
  });
});

test.each([
  ['/preowsweb', true],
  ['/preowsweb?secret=x', true],
  ['/en/preowsweb/terms', true],
  ['/preowsweb/card/zh/article/7.png', true],
  ['/preowswebs', false],
  ['/preowsweb-2', false],
  ['/og/zh/article/7.png', false],
  ['/md/preowsweb/article/7.md', false],
  ['/feeds/zh/news.rss?/preowsweb', false],
  ['/detail?type=news&id=7', false],
  ['/ows/content/queryContentPage', false],
  ['//preowsweb', false],
  ['/preowsweb/../og/zh/article/7.png', false],
  ['/preowsweb/%2E%2e/og/zh/article/7.png', false],
])('PV-04 draft mode at %s: %s', (url, kept) => {
  const { headers } = clean({ cookie: 'lang=1; __prerender_bypass=abc; device=mobile' }, url);
  expect(headers.cookie).toBe(
    kept ? 'lang=1; __prerender_bypass=abc; device=mobile' : 'lang=1; device=mobile',
  );
});
