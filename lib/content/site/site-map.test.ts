import type { PageContext } from '@/lib/model/page';
import type { SiteMapItem } from '@/lib/model/site-map';
import { answerMenu, answerWords, menuRow, seam, startAnew } from '@/testing/seam';
import { getSiteMap, siteMapHead } from './site-map';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');
jest.mock('next-intl/server', () => ({
  getTranslations: async () => (key: string) => key,
}));

beforeEach(() => {
  startAnew();
  answerWords({});
});

const siteMap = (locale: 'zh' | 'en') => getSiteMap({ locale } as PageContext);
const pathsOf = (items: readonly SiteMapItem[]): (string | null)[] =>
  items.flatMap(({ path, children }) => [path, ...pathsOf(children)]);

test('MN-01 pages stand in the order of the menu, below what they belong to', async () => {
  answerMenu(
    menuRow(1, 'investor-relations'),
    menuRow(2, 'investor-relations/report', { parentId: 1 }),
    menuRow(3, 'pressroom'),
  );
  const { items } = await siteMap('zh');
  expect(items.map(({ path }) => path)).toEqual(['/investor-relations', '/pressroom', null]);
  expect(items[0]?.children.map(({ path }) => path)).toEqual(['/investor-relations/report']);
});

test('RT-10 hidden items, pages that no index may have, and a second item of one page are left out', async () => {
  answerMenu(
    menuRow(1, 'pressroom'),
    menuRow(2, 'pressroom'),
    menuRow(3, 'terms', { visible: '1' }),
    menuRow(4, 'online-complaints'),
    menuRow(5, 'search'),
  );
  const { items } = await siteMap('zh');
  expect(pathsOf(items.slice(0, -1))).toEqual(['/pressroom']);
});

test('PD-01 the tabs of disclosure stand below the hub, each once, and the frame of a notice nowhere', async () => {
  const below = { parentId: 1 };
  answerMenu(
    menuRow(1, 'public-disclosure'),
    menuRow(2, 'public-disclosure/ann_article', below),
    menuRow(3, 'public-disclosure/fees', { ...below, orderNum: 1 }),
    menuRow(4, 'public-disclosure/fees/futures', { parentId: 3 }),
    menuRow(5, 'public-disclosure', { ...below, menuType: 'T', orderNum: 2 }),
  );
  const [hub] = (await siteMap('zh')).items;
  expect(hub?.tab).toBeUndefined();
  expect(hub?.children.map(({ path, tab }) => [path, tab])).toEqual([
    ['/public-disclosure', '3'],
    ['/public-disclosure', '5'],
  ]);
  expect(hub?.children.flatMap(({ children }) => children)).toEqual([]);
});

test('what hangs below a hidden item moves up to where that would stand', async () => {
  answerMenu(menuRow(1, 'terms', { visible: '1' }), menuRow(2, 'pressroom', { parentId: 1 }));
  const { items } = await siteMap('zh');
  expect(items[0]?.path).toBe('/pressroom');
});

test('RT-08 in English there are only pages and feeds that stand in English', async () => {
  answerMenu(
    menuRow(1, 'pressroom', { menuEnName: 'Press' }),
    menuRow(2, 'legal-website-statement', { menuEnName: 'Statement' }),
    menuRow(3, 'sustainability/esg-news', { menuEnName: 'ESG', query: 'en:false' }),
  );
  const { items, feeds } = await siteMap('en');
  expect(pathsOf(items.slice(0, -1))).toEqual(['/pressroom']);
  expect(feeds).toEqual([
    {
      label: 'Press',
      links: ['rss', 'atom', 'json'].map((kind) => ({
        name: expect.any(String),
        href: `/feeds/en/news.${kind}`,
      })),
    },
  ]);
  expect((await siteMap('zh')).feeds).toHaveLength(2);
});

test('the tools of the site stand last, without those that the menu has', async () => {
  answerMenu(menuRow(1, 'branch'));
  const tools = (await siteMap('zh')).items.at(-1);
  expect(tools?.children.map(({ path }) => path)).toEqual([
    '/investor-relations/calendar',
    '/investor-relations/dividend-calculator',
    '/trading-costs',
    '/verify',
    '/search',
    '/accessibility',
  ]);
});

test('CL-01 a back office that fails without a menu known is an outage', async () => {
  seam.fetchMenu.mockRejectedValue(new Error('down'));
  await expect(siteMap('zh')).rejects.toThrow();
});

test('its head is its title and intro', () => {
  const data = { title: '网站地图', intro: '全部页面', siteName: '海序', items: [], feeds: [] };
  expect(siteMapHead(data)).toEqual({ title: '网站地图 - 海序', description: '全部页面' });
});
