import { screen, within } from '@testing-library/react';
import type { SearchOutcome, SearchPage } from '@/lib/model/search';
import { contextOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { SearchView } from './search-view';

const part = (text: string, marked = false) => ({ text, marked });
const FOUND: Extract<SearchOutcome, { kind: 'found' }> = {
  kind: 'found',
  functions: [{ href: '/branch?keyword=a', parts: [part('上海'), part('静安', true)] }],
  articles: [
    {
      id: '7',
      href: '/detail?type=news&id=7',
      parts: [part('<b>年度</b>'), part('公告', true)],
      excerpt: '全年业绩 <script>',
      displayTime: '2025-03-28 17:30:00',
      menuId: '1',
      tag: '公司公告',
    },
  ],
  total: 201,
  page: 1,
  pages: 3,
};

function show(
  outcome: SearchOutcome,
  filter: Partial<SearchPage['filter']> = {},
  locale: 'zh' | 'en' = 'zh',
) {
  const requested = { typed: '公告', type: '', year: '', ...filter };
  const data: SearchPage = {
    filter: requested,
    sections: [{ value: 'pressroom', label: '新闻中心' }],
    years: [2026, 2025],
    tasks:
      outcome.kind === 'blank' ? [] : [{ name: 'announcements', href: '/investor-relations/announcements' }],
    outcome,
    popular: [{ label: '下载', href: '/download' }],
    hotline: '95521',
    siteName: '示例证券集团',
    seoTitle: '',
  };
  const query = { q: requested.typed, ...(requested.year ? { year: requested.year } : {}) };
  return renderView(<SearchView data={data} context={contextOf('/search', { query, locale })} />, locale);
}

const verdict = () => screen.getByRole('status').textContent;

test('SE-03 the count is announced, functions are tags, articles a list with date, place and marks', () => {
  const { container } = show(FOUND);
  expect(verdict()).toBe('找到202条与“公告”相关的内容');
  const tags = within(screen.getByRole('navigation', { name: '相关功能与网点' }));
  expect(tags.getByRole('link', { name: /^上海 ?静安$/ }).getAttribute('href')).toBe('/branch?keyword=a');
  const [row] = screen.getAllByRole('listitem').slice(-1);
  if (!row) throw new Error('no row');
  expect(within(row).getByText('2025年03月28日')).toBeTruthy();
  expect(within(row).getByText('公司公告')).toBeTruthy();
  expect(row.querySelector('mark')?.textContent).toBe('公告');
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['静安', '公告']);
});

test('SE-04 nothing of a title or an excerpt is markup', () => {
  const { container } = show(FOUND);
  expect(screen.getByRole('link', { name: /^<b>年度<.b> ?公告$/ })).toBeTruthy();
  expect(container.querySelector('li b, li script')).toBeNull();
});

test('SE-03 pages and filters live in the address', () => {
  show(FOUND, { year: '2025' });
  expect(screen.getByRole('link', { name: '下一页' }).getAttribute('href')).toBe(
    '/search?q=%E5%85%AC%E5%91%8A&year=2025&page=2',
  );
  const form = screen.getByRole('search');
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/search', 'get']);
  expect((screen.getByRole('combobox', { name: '年份' }) as HTMLSelectElement).value).toBe('2025');
  expect(screen.getByRole('link', { name: '清除筛选' }).getAttribute('href')).toBe(
    '/search?q=%E5%85%AC%E5%91%8A',
  );
});

test('SE-03 on later pages the functions stand back', () => {
  show({ ...FOUND, page: 2 });
  expect(screen.queryByRole('navigation', { name: '相关功能与网点' })).toBeNull();
});

test.each([
  [{ ...FOUND, functions: [], articles: [], total: 0, pages: 1 }, '没有找到与“公告”相关的内容'],
  [{ kind: 'blank' }, '请输入要搜索的内容'],
  [{ kind: 'long' }, '搜索内容过长，请不要超过100字'],
] as [SearchOutcome, string][])('SE-03 with nothing to show there is a way on (%#)', (outcome, words) => {
  show(outcome, { type: 'pressroom' });
  expect(verdict()).toBe(words);
  for (const tip of [/错别字/, /601211/, /首字母/, /去掉栏目/]) expect(screen.getByText(tip)).toBeTruthy();
  expect(screen.getByRole('link', { name: '下载' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '95521' }).getAttribute('href')).toBe('tel:95521');
});

test('SE-03 functions alone are a result, too, and a capped count is marked as such', () => {
  const { unmount } = show({ ...FOUND, articles: [], total: 0, pages: 1 });
  expect(verdict()).toBe('找到1条与“公告”相关的内容');
  unmount();
  show({ ...FOUND, total: 10_000 }, {}, 'en');
  expect(verdict()).toBe('More than 10,000 results for “公告”');
});

test('SE-03 tasks that the question seems to be about stand above the results, found or not', () => {
  for (const outcome of [FOUND, { ...FOUND, articles: [], functions: [], total: 0, pages: 1 }]) {
    const { unmount } = show(outcome);
    const tasks = within(screen.getByRole('navigation', { name: '您可能要找' }));
    const link = tasks.getByRole('link', { name: '公司公告' });
    expect(link.getAttribute('href')).toBe('/investor-relations/announcements');
    unmount();
  }
});

test('SE-03 where nothing is found the same question can be put to the site in the other language', () => {
  show({ ...FOUND, articles: [], functions: [], total: 0, pages: 1 }, {}, 'en');
  const link = screen.getByRole('link', { name: 'Search the Chinese site' });
  expect([link.getAttribute('href'), link.getAttribute('hreflang')]).toEqual([
    `/search?q=${encodeURIComponent('公告')}`,
    'zh-CN',
  ]);
});
