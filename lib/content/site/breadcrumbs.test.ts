import type { MenuItem } from '@/lib/model/menu';
import { NO_SEO } from '@/lib/model/seo';
import { breadcrumbsOf } from './breadcrumbs';

const itemOf = (label: string, path: string, children: MenuItem[] = []): MenuItem => ({
  ...{ id: label, parentId: '0', key: label, name: label, label, type: 'C', visible: true, inEnglish: true },
  ...{ path, href: null, order: 0, bindingTags: [], seo: NO_SEO, children },
});
const archive = { label: 'Archive', path: '/investor-relations/archive' };
const page = { label: 'Filing', path: '/investor-relations/archive/filing', parent: archive };
const investors = (children?: MenuItem[]) => [itemOf('Investors', '/investor-relations', children)];
const labels = (tree: MenuItem[]) => breadcrumbsOf(tree, page, 'Home').map(({ label }) => label);

test('AR-03 a page that the menu does not have stands between the menu and the page below it', () => {
  expect(labels(investors())).toEqual(['Home', 'Investors', 'Archive', 'Filing']);
  expect(labels([])).toEqual(['Home', 'Archive', 'Filing']);
});

test('AR-03 where the menu has it, it stands there once, as the menu names it', () => {
  const item = itemOf('Filings', '/investor-relations/archive');
  expect(labels(investors([item]))).toEqual(['Home', 'Investors', 'Filings', 'Filing']);
});

test('the home page has no breadcrumbs', () => {
  expect(breadcrumbsOf(investors(), { label: 'Home', path: '/' }, 'Home')).toEqual([]);
});
