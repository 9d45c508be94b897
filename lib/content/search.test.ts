import { headers } from 'next/headers';
import { suggest } from '@/lib/outputs/suggest';
import { fetchSearch } from '@/lib/ows/contract/search';
import {
  answerMenu,
  answerWords,
  contextOf,
  FUTURE,
  menuRow,
  PAST,
  startAnew,
  variantOf,
} from '@/testing/seam';
import { getSearch } from './search';

jest.mock('@/lib/ows/contract/calls');
jest.mock('@/lib/ows/contract/search');
jest.mock('next/headers');

process.env.SECONDARY_HOSTS = 'www2.example.com';
const ask = jest.mocked(fetchSearch);
const hit = (id: number, more: object = {}) => ({
  showStr: `<em>公告</em>${id}`,
  detail: { id, title: `公告${id}`, menu_id: 2010, display_time: PAST, ...more },
});
const answerHits = (results: object[], more: object = {}) =>
  ask.mockResolvedValue({ code: 200, data: { results, total: results.length, ...more } });
const pageOf = (query: Record<string, string>, locale: 'zh' | 'en' = 'zh') =>
  getSearch(contextOf('/search', query, variantOf(locale)));

beforeEach(() => {
  startAnew();
  answerMenu(
    menuRow(2000, '/pressroom', { menuName: '新闻中心', menuEnName: 'Press room', menuKey: '2000' }),
    menuRow(2010, '/pressroom/company-news', { menuName: '公司新闻', parentId: 2000, menuKey: '2000,2010' }),
    menuRow(3000, '/download', { menuName: '下载', menuKey: '3000' }),
  );
  answerWords({});
  answerHits([hit(1), hit(2)]);
  jest.mocked(headers).mockResolvedValue(new Headers() as never);
});

test('SE-03 without a query no call is sent, and popular pages are offered', async () => {
  const page = await pageOf({});
  expect(page?.outcome).toEqual({ kind: 'blank' });
  expect(page?.popular).toEqual([
    { label: '新闻中心', href: '/pressroom' },
    { label: '下载', href: '/download' },
  ]);
  expect(ask).not.toHaveBeenCalled();
});

test('SE-03 a hundred results a page, each with its place in the site; what lies in the future is left out', async () => {
  answerHits([hit(1), hit(2, { display_time: FUTURE }), hit(3, { menu_id: 77 })], { total: 230 });
  const page = await pageOf({ q: '公告', page: '2' });
  expect(ask).toHaveBeenCalledWith(
    expect.objectContaining({ typed: '公告', pageSize: 100, page: 2, variant: variantOf('zh') }),
  );
  expect(page?.outcome).toMatchObject({ kind: 'found', total: 230, page: 2, pages: 3 });
  expect(page?.outcome).toMatchObject({
    articles: [
      { id: '1', tag: '公司新闻' },
      { id: '3', tag: '' },
    ],
  });
});

test('SE-03 past the last page there is nothing, nor in a section or a year that there is not', async () => {
  expect(await pageOf({ q: '公告', page: '2' })).toBeNull();
  expect(await pageOf({ q: '公告', type: 'nowhere' })).toBeNull();
  expect(await pageOf({ q: '公告', year: '2014' })).toBeNull();
  expect(await pageOf({ q: '公告', year: '2099' })).toBeNull();
});

test('SE-03 of very many results the first hundred pages can be turned', async () => {
  answerHits([hit(1)], { total: 999_999 });
  expect((await pageOf({ q: '公告' }))?.outcome).toMatchObject({ total: 999_999, pages: 100 });
});

test('SE-03 section and year are asked for; a back office that does not know them is corrected', async () => {
  answerHits([hit(1), hit(2, { menu_id: 3000 }), hit(3, { display_time: '2024-05-01 00:00:00' })], {
    total: 800,
  });
  const page = await pageOf({ q: '公告', type: 'pressroom', year: '2025' });
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ menuKey: '2000', year: '2025' }));
  expect(page?.outcome).toMatchObject({ total: 1, pages: 1, articles: [{ id: '1' }] });
});

test('SE-03 an endless question is not asked', async () => {
  expect((await pageOf({ q: '长'.repeat(101) }))?.outcome).toEqual({ kind: 'long' });
  expect(ask).not.toHaveBeenCalled();
  expect((await pageOf({ q: '长'.repeat(100) }))?.outcome).toMatchObject({ kind: 'found' });
});

test('SE-03 links to a secondary host lead to this one', async () => {
  answerHits([hit(1, { url: 'https://www2.example.com/pressroom' })]);
  expect((await pageOf({ q: '公告' }))?.outcome).toMatchObject({ articles: [{ href: '/pressroom' }] });
});

test('SE-03 English asks as English', async () => {
  const page = await pageOf({ q: 'dividends' }, 'en');
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ variant: variantOf('en') }));
  expect(page?.sections).toContainEqual({ value: 'pressroom', label: 'Press room' });
});

test('SE-03 a back office that fails fails the page', async () => {
  ask.mockRejectedValue(new Error('gone'));
  await expect(pageOf({ q: '公告' })).rejects.toThrow('gone');
});

test('SE-02 suggestions for the address bar are texts and whole addresses, functions first', async () => {
  const functions = [{ showStr: '<em>公告</em>', detail: { title: '公告', url: '/pressroom' } }];
  answerHits([hit(1)], { functionResults: functions });
  expect(await suggest(' 公告 ', 'zh')).toEqual([
    '公告',
    ['公告', '公告1'],
    ['', ''],
    ['https://site.example/pressroom', 'https://site.example/detail?type=news&id=1'],
  ]);
  expect(await suggest('  ', 'zh')).toEqual(['  ', [], [], []]);
  expect((await suggest('长'.repeat(5000), 'zh'))[0]).toHaveLength(100);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('SE-03 tasks have a page in the language of the question, on the first page alone', async () => {
  answerHits([hit(1)], { total: 230 });
  expect((await pageOf({ q: '佣金' }))?.tasks).toEqual([
    { name: 'fees', href: '/investor-relations/intro/branch' },
  ]);
  expect((await pageOf({ q: '佣金' }, 'en'))?.tasks).toEqual([]);
  expect((await pageOf({ q: '投诉' }, 'en'))?.tasks).toEqual([
    { name: 'complain', href: '/en/customer-slogan' },
  ]);
  expect((await pageOf({ q: '投诉', page: '2' }))?.tasks).toEqual([]);
});
