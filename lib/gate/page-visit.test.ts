import { config } from '@/middleware';
import { PAGE_PATHS, pageVisit } from './page-visit';

const visit = (url: string, headers = {}) => pageVisit({ url, headers });

test('M2 the gate looks at the same addresses as the middleware', () => {
  const source = PAGE_PATHS.source.replaceAll('\\/', '/').replace(/^\^|\$$/g, '');
  expect(config.matcher.map((matcher) => matcher.source)).toEqual([source]);
});

test.each([
  ['/en/terms', '/en/desktop/-/terms'],
  ['/detail?type=news&id=1&utm=x', '/zh/desktop/type=news&id=1/detail'],
  ['/pressroom?page=2', '/zh/desktop/page=2/pressroom'],
  ['/no-such-product', '/zh/desktop/-/no-such-product'],
])('M2 %s is the page %s, for everybody', (url, internal) => {
  expect(visit(url)).toEqual({ internal, personal: false, search: false });
});

test('OP-05 a name at which there is no file is rendered, and counted, each time', () => {
  expect(visit('/x-17.php?a=1')).toEqual({ internal: '/x-17.php', personal: true, search: false });
  expect(visit('/favicon.ico')).toBeNull();
  expect(visit('/elder.css')).toBeNull();
});

test('M2 phones have pages of their own', () => {
  expect(visit('/terms', { 'sec-ch-ua-mobile': '?1' })?.internal).toBe('/zh/mobile/-/terms');
  expect(visit('/terms', { cookie: 'a=b; device=mobile' })?.internal).toBe('/zh/mobile/-/terms');
});

test.each([
  '/search?q=x',
  '/branch?keyword=x',
  '/report-fraud',
  '/online-complaints',
  '/verify',
  '/preowsweb/terms',
])('M2 %s is rendered per request', (url) => {
  expect(visit(url)?.personal).toBe(true);
});

test.each([
  '/TERMS',
  '/terms?lang=en',
  '/software-repository',
  '/api/health',
  '/ows/menu/list',
  '/_next/static/a.js',
  '/robots.txt',
  '/md/zh/terms.md',
  '/record/head',
])('M2 %s is no page to render', (url) => {
  expect(visit(url)).toBeNull();
});
