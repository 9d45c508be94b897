import { ROUTES } from './route-table';
import { cleanQuery, detailHref, findRoute, href, pageOfItem, pathHref } from './routes';

test('SH-03 the table hides header and footer as the requirements say', () => {
  const flags = (path: string) => {
    const { header, footer, bar } = findRoute(path) ?? {};
    return [header, footer, bar];
  };
  expect(flags('/')).toEqual([true, true, 'logo']);
  expect(flags('/detail')).toEqual([false, true, 'logo']);
  expect(flags('/report-fraud')).toEqual([false, false, 'own']);
  expect(flags('/public-disclosure/ann_article')).toEqual([false, false, 'blank']);
  expect(flags('/investor-relations/intro/branch/publicity')).toEqual([false, false, 'logo']);
});

test('RT-01 every path stands once in the table', () => {
  const paths = ROUTES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.length).toBeGreaterThanOrEqual(57);
});

test('RT-03 the product row takes single plain segments only', () => {
  expect(findRoute('/haixu-app')?.path).toBe('/{product}');
  for (const path of ['/a/b', '/a.b', '/a%20b', `/${'x'.repeat(65)}`, '/-a'])
    expect(findRoute(path)).toBeNull();
});

test('MN-07 a menu item whose path is not one of the site leads to its articles', () => {
  expect(pageOfItem({ id: '7', path: '/about-us' })).toEqual({ path: '/about-us' });
  expect(pageOfItem({ id: '7', path: '/haixu-app' })).toEqual({ path: '/haixu-app' });
  expect(pageOfItem({ id: '7', path: null })).toBeNull();
  const page = pageOfItem({ id: '7', path: '/about-us/history' });
  expect(page && pathHref('en', page.path, page.query)).toBe('/en/detail?type=channel&menuId=7');
});

test('RT-09 addresses are written in canonical form only', () => {
  expect(href('zh', '/')).toBe('/');
  expect(href('en', '/')).toBe('/en');
  expect(href('en', '/pressroom', { page: 3, filterName: 'esg_news', junk: 'x' })).toBe(
    '/en/pressroom?filterName=esg_news&page=3',
  );
  expect(href('zh', '/pressroom', { page: 1, filterName: '' })).toBe('/pressroom');
  expect(detailHref('en', '42')).toBe('/en/detail?type=news&id=42');
});

test.each([
  ['id', '12x'],
  ['id', '9'.repeat(20)],
  ['id', '-1'],
  ['type', '<b>'],
])('DE-01 a %s of the form %s is dropped', (name, value) => {
  const detail = findRoute('/detail');
  if (!detail) throw new Error('no /detail');
  expect(cleanQuery(detail, (asked) => (asked === name ? value : null)).toString()).toBe('');
});
