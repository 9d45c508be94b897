import { screen, within } from '@testing-library/react';
import { FIGURES } from '@/lib/base/constants';
import { type Banner, HOME_LINKS, type Home } from '@/lib/model/home';
import type { PageContext } from '@/lib/model/page';
import { contextOf, itemOf, summaryOf } from '../catalogue/models';
import { preferLessMotion, renderView } from '../test-page';
import { HomeView } from './home-view';

const BANNER: Banner = {
  title: '乘风破浪',
  excerpt: '一句话',
  videos: ['/ows/files/a.mp4'],
  displayTime: '2025-03-28 17:30:00',
  poster: '/ows/files/a.jpg',
  live: false,
  player: 'https://live.example/player.js',
  href: '/pressroom',
};
const HOME: Home = {
  figures: FIGURES,
  title: '首页',
  banner: BANNER,
  keyNews: null,
  news: [],
  special: [],
  business: [],
  hotline: '95521',
  pages: HOME_LINKS,
};

function home(more: Partial<Home> = {}, variant: Partial<PageContext> = {}) {
  const context = contextOf('/', variant);
  return renderView(<HomeView data={{ ...HOME, ...more }} context={context} />, context.locale);
}

beforeEach(() => {
  preferLessMotion(false);
  HTMLMediaElement.prototype.play = jest.fn(async () => undefined);
});

const film = () => document.querySelector('video');
const h1 = () => screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent);

test('HM-01 the banner on desktops: poster, film over it, title and a way on', () => {
  const { container } = home();
  expect(h1()).toEqual(['乘风破浪']);
  expect(container.querySelector('img')?.getAttribute('fetchpriority')).toBe('high');
  expect(film()?.getAttribute('data-films')).toBe('/ows/files/a.mp4');
  const banner = within(screen.getByRole('region', { name: '首页横幅' }));
  expect(banner.getByRole('link', { name: '了解更多' }).getAttribute('href')).toBe('/pressroom');
});

test.each(['zh', 'en'] as const)(
  'HM-01 the everyday tasks follow the banner, the hotline among them (%s)',
  (locale) => {
    home({}, { locale });
    const tasks = within(
      screen.getByRole('navigation', { name: locale === 'zh' ? '常用服务' : 'Everyday tasks' }),
    );
    const prefix = locale === 'zh' ? '' : '/en';
    expect(tasks.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `${prefix}/branch`,
      'tel:95521',
      `${prefix}/download`,
      `${prefix}/verify`,
      `${prefix}/investor-relations/report`,
      `${prefix}/service`,
    ]);
  },
);

test('HM-02 each of the five figures leads to what it counts', () => {
  home();
  const figures = within(screen.getByRole('region', { name: '关于我们' })).getAllByRole('term');
  expect(figures.map((term) => term.querySelector('a')?.getAttribute('href'))).toEqual([
    '/about-us',
    '/investor-relations/intro/subsidiaries',
    '/branch',
    '/branch',
    '/branch',
  ]);
});

test('HM-01 on phones the picture stands alone', () => {
  const { container } = home({}, { device: 'mobile' });
  expect(film()).toBeNull();
  expect(container.querySelector('img')).not.toBeNull();
});

test('HM-01 a banner without films and link shows its picture and leads to the group', () => {
  home({ banner: { ...BANNER, videos: [], href: '' } }, { locale: 'en' });
  expect(film()).toBeNull();
  expect(screen.getByRole('link', { name: 'Find out more' }).getAttribute('href')).toBe('/en/about-us');
});

test.each([
  ['desktop', BANNER.player, true],
  ['mobile', BANNER.player, true],
  ['desktop', '', false],
] as const)('HM-01 live mode on %s with the player "%s" offers it: %s', (device, player, offered) => {
  home({ banner: { ...BANNER, live: true, player } }, { device });
  expect(screen.queryByRole('button', { name: '直播播放器' }) !== null).toBe(offered);
  expect(film() === null).toBe(offered);
});

test('HM-02 the figures of another group, with thousands apart', () => {
  home({ figures: { countries: 0, subsidiaries: 4, provinces: 5, branches: 6, offices: 1204 } });
  const figures = screen.getAllByRole('definition').map((figure) => figure.textContent);
  expect(figures).toEqual(['0', '4', '5', '6', '1,204']);
});

test('HM-01 without a banner the page still has its one title', () => {
  home({ banner: null });
  expect(h1()).toEqual(['首页']);
});

test.each([
  ['zh', ['国家和地区17', '主要子公司17', '省级行政区31', '分公司44', '证券营业部641']],
  [
    'en',
    [
      'countries and regions17',
      'main subsidiaries17',
      'provinces31',
      'branch companies44',
      'securities offices641',
    ],
  ],
] as const)('HM-02 the figures in %s', (locale, figures) => {
  const { container } = home({}, { locale });
  expect([...container.querySelectorAll('dl > div')].map((figure) => figure.textContent)).toEqual(figures);
});

const NEWS = ['二', '三', '四'].map((title, at) => summaryOf(title, { id: String(at + 2) }));

test('HM-03 one key item in large, the list beside it, and the way to all news', () => {
  home({ keyNews: summaryOf('一', { excerpt: '要点', image: '/ows/files/k.jpg' }), news: NEWS });
  const key = within(screen.getByRole('region', { name: '要闻' }));
  expect(key.getByRole('link', { name: '一' }).getAttribute('href')).toBe('/detail?type=news&id=7');
  const news = within(screen.getByRole('region', { name: '新闻动态' }));
  expect(news.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent)).toEqual([
    '二',
    '三',
    '四',
  ]);
  expect(news.getByRole('link', { name: '查看全部新闻' }).getAttribute('href')).toBe('/pressroom');
});

test('HM-03 the list stands without a key item, and the key item without a list', () => {
  home({ news: NEWS });
  expect(screen.queryByRole('region', { name: '要闻' })).toBeNull();
  const news = within(screen.getByRole('region', { name: '新闻动态' }));
  expect(news.getAllByRole('listitem')).toHaveLength(3);
});

test('HM-03 the special subject shows its articles', () => {
  home({ special: [summaryOf('专题一', { excerpt: '说明' })] });
  const special = within(screen.getByRole('region', { name: '专题' }));
  expect(special.getByRole('link', { name: '专题一' })).toBeTruthy();
  expect(special.getByText('说明')).toBeTruthy();
});

test('HM-03 blocks without content leave no heading behind', () => {
  home();
  const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  expect(regions).toEqual(['首页横幅', '关于我们']);
});

test('the business lines lead to their pages in the language at hand', () => {
  const seo = { title: '', keywords: '', description: 'Advice' };
  const business = [itemOf('Research', '/what-we-do/research', { seo }), itemOf('Outside', null)];
  home({ business }, { locale: 'en' });
  const link = screen.getByRole('link', { name: /Research/ });
  expect([link.getAttribute('href'), link.textContent]).toEqual([
    '/en/what-we-do/research',
    'ResearchAdvice',
  ]);
  expect(screen.queryByText('Outside')).toBeNull();
});

test('built-in links lead to pages that exist', () => {
  home({
    banner: null,
    news: NEWS,
    business: [itemOf('研究', '/what-we-do/research')],
    pages: ['/branch', '/verify'],
  });
  const main = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(main).toEqual(expect.arrayContaining(['/branch', 'tel:95521', '/verify']));
  for (const path of HOME_LINKS.filter((link) => link !== '/branch' && link !== '/verify'))
    expect(main).not.toContain(path);
  // The figure stays, without a link.
  expect(screen.getByText('主要子公司').closest('a')).toBeNull();
  expect(document.querySelector('p:empty')).toBeNull();
});
