import { DESCRIPTION_CHARS } from '@/lib/base/constants';
import { mapMenu } from '@/lib/mappers/menu';
import type { Locale } from '@/lib/model/variant';
import { decodeMenu } from '@/lib/ows/contract/raw';
import { TITLE_CHARS } from '@/lib/seo/page-words';
import { findRoute } from '@/lib/site/routes';
import { readContext } from './page-context';
import type { PageHead } from './page-definition';
import { wordsOf } from './page-metadata';

Object.assign(process.env, {
  OWS_APP_SECRET: 'secret-of-the-test',
  SITE_SECRET: 'sixteen-characters',
  SITE_URL: 'https://site.example',
});

const LONG = 'Announcements and circulars filed in Shanghai and Hong Kong since 2015: '.repeat(4);
const SEO = { title: '公告及通函（2015年至今） - 海序证券', description: '2015年以来的公告。' };
const EN_SEO = { title: 'Announcements since 2015 | Haixu', description: LONG };

interface Given {
  path?: string;
  locale?: Locale;
  query?: string;
  head?: PageHead;
  menuName?: string;
}

function words({ path = '/investor-relations/announcements', locale = 'zh', query = '-', ...more }: Given) {
  const { head = {}, menuName = '公司公告' } = more;
  const row = { menuId: 1, parentId: 0, menuName, menuEnName: 'Announcements', routeUrl: path };
  const seo = { seoInfo: JSON.stringify(SEO), enSeoInfo: JSON.stringify(EN_SEO) };
  const [item = null] = mapMenu(decodeMenu({ data: [{ ...row, ...seo }] }), locale);
  const context = readContext({ locale, edition: 'desktop', query: encodeURIComponent(query) }, path);
  return wordsOf(context, item, head);
}

test.each<[Given, string, string]>([
  [{}, SEO.title, SEO.description],
  [{ query: 'year=2024' }, '公司公告 - 2024年 - 海序证券集团', `2024年 | ${SEO.description}`],
  [{ query: 'page=3' }, '公司公告 - 第3页 - 海序证券集团', `第3页 | ${SEO.description}`],
  [
    { query: 'year=2024&page=2' },
    '公司公告 - 2024年 - 第2页 - 海序证券集团',
    `2024年 · 第2页 | ${SEO.description}`,
  ],
  [
    { path: '/pressroom', query: 'page=2', head: { chosen: ['定期报告'] } },
    '定期报告 - 公司公告 - 第2页 - 海序证券集团',
    `定期报告 · 第2页 | ${SEO.description}`,
  ],
])('RT-09 MN-04 the view %j has words of its own', (given, title, description) => {
  expect(words(given)).toEqual({ title, description });
});

test('RT-09 English views differ in title and description, too, within the length that is shown', () => {
  const { title, description } = words({ locale: 'en', query: 'year=2024&page=2' });
  expect(title).toBe('Announcements - 2024 - Page 2 - Haixu Securities Group');
  expect(description).toMatch(/^2024 · Page 2 \| Announcements and circulars .*…$/);
  expect(description.length).toBeLessThanOrEqual(DESCRIPTION_CHARS);
});

test('RT-09 a long title drops the name of the site before the words that distinguish two views', () => {
  const chosen = ['基金销售及从业人员资格公示'];
  const { title } = words({
    path: '/pressroom',
    query: 'page=2',
    head: { chosen },
    menuName: '人员与业务公示',
  });
  expect(title).toBe('基金销售及从业人员资格公示 - 人员与业务公示 - 第2页');
  expect(title.length).toBeLessThanOrEqual(TITLE_CHARS.zh);
});

test('RT-09 a title of the page itself takes the words in, and says the name of the site once', () => {
  const head = { title: '信息公示 - 海序证券集团', chosen: ['公司概况'] };
  expect(words({ head }).title).toBe('公司概况 - 信息公示 - 海序证券集团');
});

/** The title of an English page whose menu item has no seoInfo. */
function unnamed(menuEnName: string): string {
  const row = { menuId: 1, parentId: 0, menuName: '托管', menuEnName, routeUrl: '/terms' };
  const [item = null] = mapMenu(decodeMenu({ data: [row] }), 'en');
  return wordsOf(readContext({ locale: 'en', edition: 'desktop', query: '-' }, '/terms'), item, {}).title;
}

test('RT-09 a page with a long name of its own drops the name of the site, and a very long name is cut at a word', () => {
  const titleOf = (title: string) => words({ locale: 'en', head: { title } }).title;
  const outlet = 'Securities office on Chengdu North Erhuan Road in the city of Chengdu';
  expect(titleOf('An outlet - Haixu Securities Group')).toBe('An outlet - Haixu Securities Group');
  expect(titleOf(`${outlet} - Haixu Securities Group`)).toBe(outlet);
  const name = 'Institutional trading, custody and outsourcing services';
  expect(unnamed(name)).toBe(name);
  const filing = titleOf(`${'Announcement on resolutions '.repeat(12)}- Haixu Securities Group`);
  expect(filing).toMatch(/^Announcement on .* (on|Announcement|resolutions)…$/);
  expect(filing.length).toBeLessThanOrEqual(2 * TITLE_CHARS.en);
});

test('MN-04 a description is never longer than result lists show', () => {
  const { description } = words({ head: { description: '甲乙丙丁，'.repeat(60) } });
  expect([...description].length).toBeLessThanOrEqual(DESCRIPTION_CHARS);
  expect(description).toMatch(/丁…$/);
});

const LISTS = [
  '/pressroom',
  '/sustainability/esg-news',
  '/sustainability/esg-report',
  '/investor-relations/report',
];
const MORE = [
  '/investor-relations/prospectus',
  '/investor-relations/announcements',
  '/about-us/culture-building',
];

test.each([...LISTS, ...MORE])('RT-01 RT-09 no two pages of %s share title or description', (path) => {
  const years = findRoute(path)?.params.year ? ['-', 'year=2024', 'year=2023', 'year=2024&page=2'] : ['-'];
  for (const locale of ['zh', 'en'] as const) {
    const seen = [...years, 'page=2', 'page=3'].map((query) => words({ path, locale, query }));
    expect(new Set(seen.map(({ title }) => title)).size).toBe(seen.length);
    expect(new Set(seen.map(({ description }) => description)).size).toBe(seen.length);
  }
});
