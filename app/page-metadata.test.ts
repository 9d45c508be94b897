import { mapMenu } from '@/lib/mappers/menu';
import { decodeMenu } from '@/lib/ows/contract/raw';
import { readContext } from './page-context';
import type { PageHead } from './page-definition';
import { pageMetadata } from './page-metadata';

jest.mock('next-intl/server');

Object.assign(process.env, {
  OWS_APP_SECRET: 'secret-of-the-test',
  SITE_SECRET: 'sixteen-characters',
  SITE_URL: 'https://site.example',
});

interface Given {
  path?: string;
  locale?: 'zh' | 'en';
  query?: string;
  menu?: object | null;
  head?: PageHead;
  /** Rows of the menu beside that of the page. */
  others?: object[];
}

function metadata({ path = '/terms', locale = 'zh', query = '-', menu = {}, head = {}, others = [] }: Given) {
  const row = { menuId: 1, parentId: 0, menuName: '条款', menuEnName: 'Terms', routeUrl: path, ...menu };
  const tree = mapMenu(decodeMenu({ data: [row, ...others] }), locale);
  const [item] = tree;
  const context = readContext({ locale, edition: 'desktop', query: encodeURIComponent(query) }, path);
  return pageMetadata(context, { menu: menu && item ? item : null, tree }, head);
}

test.each([
  [{ seoInfo: '{"title":"题","description":"述","keywords":"词"}' }, '题', '述', '词'],
  [{ seoInfo: '{"title":"题"}' }, '题', '题', undefined],
  [{ seoInfo: '{"title":' }, '条款 - 海序证券集团', '条款 - 海序证券集团', undefined],
  [null, '海序证券集团', '海序证券集团', undefined],
])('MN-04 with the menu item %j the title is %s', (menu, title, description, keywords) => {
  expect(metadata({ menu })).toMatchObject({ title, description, keywords });
});

test('MN-04 English pages take enSeoInfo, else the English name', () => {
  const both = { seoInfo: '{"title":"题"}', enSeoInfo: '{"title":"Title"}' };
  expect(metadata({ locale: 'en', menu: both }).title).toBe('Title');
  expect(metadata({ locale: 'en', menu: { seoInfo: '{"title":"题"}' } }).title).toBe(
    'Terms - Haixu Securities Group',
  );
});

test('DE-03 what the page says of itself goes first', () => {
  const head = { title: '文', description: '摘要', keywords: '甲' };
  expect(metadata({ menu: { seoInfo: '{"title":"题"}' }, head })).toMatchObject({
    title: '文',
    description: '摘要',
    keywords: '甲',
    openGraph: { images: [{ url: 'https://site.example/og/zh/page/terms.png', width: 1200, height: 630 }] },
  });
});

const PAIR = {
  'zh-CN': 'https://site.example/terms',
  en: 'https://site.example/en/terms',
  'x-default': 'https://site.example/terms',
};

test.each<[string, Given, object | undefined]>([
  ['a page of both languages', {}, PAIR],
  ['its English form', { locale: 'en' }, PAIR],
  ['a page flagged en:false', { menu: { query: 'en:false' } }, undefined],
  ['an article of one language', { head: { languages: ['zh'] } }, undefined],
  ['a route in Chinese only', { path: '/legal-website-statement' }, undefined],
])('LG-01 RT-09 %s names its versions, and only those', (_name, given, languages) => {
  expect(metadata(given).alternates?.languages).toEqual(languages);
});

test.each([
  ['/pressroom', 'filterName=esg&page=2', 'https://site.example/en/pressroom?filterName=esg&page=2'],
  ['/pressroom', 'page=1', 'https://site.example/en/pressroom'],
  ['/terms', 'any=1&tgCode=x', 'https://site.example/en/terms'],
  ['/', '-', 'https://site.example/en'],
])('RT-05 RT-09 %s with %s is canonically %s', (path, query, canonical) => {
  expect(metadata({ path, query, locale: 'en' }).alternates?.canonical).toBe(canonical);
});

test.each<[Given, boolean]>([
  [{}, true],
  [{ path: '/search' }, false],
  [{ path: '/online-complaints' }, false],
  [{ head: { noindex: true } }, false],
])('RT-10 %j may be indexed: %s', (given, index) => {
  expect(metadata(given).robots).toEqual({ index, follow: true });
});

/** Addresses and titles of the RSS feeds that a page links. */
const rssOf = (given: Given) => metadata(given).alternates?.types?.['application/rss+xml'] ?? [];

const NEWS = { menuId: 2, parentId: 0, menuName: '新闻', menuEnName: 'News', routeUrl: 'pressroom' };
const FILINGS = {
  menuId: 3,
  parentId: 0,
  menuName: '公告',
  menuEnName: 'Announcements',
  routeUrl: 'investor-relations/announcements',
};

test('RT-01 the home page links the feeds of the lists that the menu has, each by the name of its list', () => {
  const home = { path: '/', menu: { menuName: '首页' } };
  expect(rssOf({ ...home, others: [NEWS, FILINGS] })).toEqual([
    { url: '/feeds/zh/news.rss', title: '新闻 (RSS)' },
    { url: '/feeds/zh/announcements.rss', title: '公告 (RSS)' },
  ]);
  expect(rssOf({ ...home, locale: 'en', others: [NEWS, { ...FILINGS, query: 'en:false' }] })).toEqual([
    { url: '/feeds/en/news.rss', title: 'News (RSS)' },
  ]);
  expect(rssOf(home)).toEqual([]);
});

test('RT-01 the page of a list links its feed by its own name', () => {
  expect(rssOf({ path: '/pressroom', menu: { menuName: '新闻' } })).toEqual([
    { url: '/feeds/zh/news.rss', title: '新闻 (RSS)' },
  ]);
});

test('RT-01 an article links its Markdown by its own title', () => {
  const types = metadata({ path: '/detail', query: 'id=7&type=news', head: { crumb: '一季报' } }).alternates
    ?.types;
  expect(types?.['text/markdown']).toEqual([{ url: '/md/zh/article/7.md', title: '一季报' }]);
});
