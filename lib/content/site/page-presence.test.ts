import { mapMenu } from '@/lib/mappers/menu';
import { decodeMenu } from '@/lib/ows/contract/raw';
import { isPresent, presentPages } from './page-presence';

jest.mock('@/lib/ows/contract/calls');

const tree = mapMenu(
  decodeMenu({
    data: [
      { menuId: 1, parentId: 0, routeUrl: 'pressroom' },
      { menuId: 2, parentId: 0, routeUrl: 'service', query: 'en:false' },
      { menuId: 3, parentId: 0, routeUrl: 'terms', query: 'en:false' },
      { menuId: 4, parentId: 0, routeUrl: 'legal-website-statement' },
    ],
  }),
  'zh',
);
const PATHS = [
  '/pressroom',
  '/service',
  '/branch',
  '/terms',
  '/legal-website-statement',
  '/about-us',
] as const;

test('RT-01 a page exists if it stands alone or the menu has it', () => {
  expect(presentPages(tree, 'zh', PATHS)).toEqual([
    '/pressroom',
    '/service',
    '/branch',
    '/terms',
    '/legal-website-statement',
  ]);
  expect(isPresent(tree, '/about-us')).toBe(false);
});

test('RT-08 in English without what the route table or the menu keeps out of it', () => {
  expect(presentPages(tree, 'en', PATHS)).toEqual(['/pressroom', '/branch']);
});
