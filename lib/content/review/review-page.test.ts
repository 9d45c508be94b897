import { OwsError } from '@/lib/base/ows-error';
import * as files from '@/lib/ows/files';
import { setProcessState } from '@/lib/runtime/process-state';
import { NEWS, OFFICE_MENU, REPORTS, reviewOffice } from '@/testing/review-office';
import { LONG_ID } from '@/testing/reviewed';
import { menuRow, seam, startAnew } from '@/testing/seam';
import { type PageToReview, reviewPage } from './review-page';

jest.mock('@/lib/ows/contract/calls');
jest.mock('@/lib/ows/files');
jest.mock('next/headers');

async function said(path: string, query = {}, more: Partial<PageToReview> = {}) {
  const findings = await reviewPage({ locale: 'zh', path, query, preview: true, ...more });
  return findings.map(({ code, locale, subject }) => [code, locale, subject.id]);
}
const silent = '<img src="/ows/files/a.png">';

beforeEach(() => {
  startAnew();
  setProcessState('redirects', undefined);
  jest.mocked(files.fileSize).mockResolvedValue(5);
});

test('PV-02 the page of an article is reviewed in both languages, its own first, and no other article', async () => {
  reviewOffice([
    { id: LONG_ID, content: silent },
    { id: '2', content: silent },
  ]);
  const query = { type: 'news', id: LONG_ID };
  expect(await said('/detail', query)).toEqual([
    ['no-alternative-text', 'zh', LONG_ID],
    ['no-alternative-text', 'en', LONG_ID],
  ]);
  expect((await said('/detail', query, { locale: 'en' })).map(([, locale]) => locale)).toEqual(['en', 'zh']);
});

test('PV-02 a draft is reviewed in a preview, and is nothing to others', async () => {
  reviewOffice([{ id: '7', status: '1', in: ['zh'] }]);
  expect(await said('/detail', { id: '7' })).toEqual([['no-translation', 'en', '7']]);
  expect(await said('/detail', { id: '7' }, { preview: false })).toEqual([]);
});

test.each([
  ['an id that is none', '/detail', { id: '1 or 1=1' }],
  ['an unknown id', '/detail', { id: '404' }],
  ['an unknown menu item', '/detail', { menuId: '404' }],
  ['a page that the menu does not have', '/about-us', {}],
])('PV-02 of %s there is nothing to say', async (_what, path, query) => {
  reviewOffice([{ id: '1', content: silent }]);
  expect(await said(path, query)).toEqual([]);
});

const block = (id: number, fields: object = {}) =>
  menuRow(id, 'about-us', { parentId: 4, visible: '1', menuType: 'L', ...fields });
const MENU = [
  ...OFFICE_MENU,
  menuRow(4, 'about-us', { menuEnName: 'About us', seoInfo: '{"description":"关于"}' }),
  block(5),
  menuRow(6, 'about-us/culture-building', { parentId: 4, menuEnName: 'Culture' }),
];

test('PV-02 a page of the menu is reviewed with the articles of its hidden blocks, not those of pages below it', async () => {
  reviewOffice(
    [
      { id: '1', menuKey: 'k4', content: silent, in: ['zh'], ext: '{"onlyIn":"zh"}' },
      { id: '2', menuKey: 'k5', content: silent, in: ['zh'], ext: '{"onlyIn":"zh"}' },
      { id: '3', menuKey: 'k6', content: silent, in: ['zh'] },
    ],
    { menu: MENU },
  );
  expect(await said('/about-us')).toEqual([
    ['no-alternative-text', 'zh', '1'],
    ['no-alternative-text', 'zh', '2'],
    ['no-description', 'en', 'k4'],
  ]);
  expect(await said('/detail', { menuId: '6' })).toContainEqual(['no-translation', 'en', '3']);
});

test('PV-02 links are dead where menu, redirects and back office do not know their target', async () => {
  const find = (url: string) => (url === '/old-page' ? { location: '/', status: 301 as const } : null);
  setProcessState('redirects', { find, version: 1 });
  const links = [
    '/old-page',
    '/gone-page',
    '/party',
    '/detail?id=1',
    '/detail?id=2',
    '/en/detail?id=3',
    '/detail?menuId=3',
  ];
  reviewOffice([
    { id: '1', content: links.map((to) => `<a href="${to}">${to}</a>`).join('') },
    { id: '3', in: ['zh'] },
  ]);
  const findings = await reviewPage({ locale: 'zh', path: '/detail', query: { id: '1' }, preview: true });
  expect(
    findings.filter(({ locale }) => locale === 'zh').map(({ place, values }) => [place, values.reason]),
  ).toEqual([
    ['/gone-page', 'page'],
    ['/detail?id=2', 'article'],
    ['/en/detail?id=3', 'article'],
  ]);
});

test('PV-02 pages of reports say what is late; others do not', async () => {
  reviewOffice([{ id: '1', menuKey: REPORTS, title: '2019年年度报告', in: ['zh'], ext: '{"onlyIn":"zh"}' }]);
  expect(await said('/investor-relations/report')).toContainEqual(['late-report', 'zh', '']);
  expect(await said('/pressroom')).toEqual([]);
});

test('PV-02 a failing back office is an outage', async () => {
  reviewOffice([{ id: '1', menuKey: NEWS }]);
  const down = new OwsError('timeout', 'late', { code: 408 });
  seam.fetchArticles.mockRejectedValue(down);
  await expect(said('/pressroom')).rejects.toBe(down);
});
