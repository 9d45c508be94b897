import { screen, within } from '@testing-library/react';
import { FIGURES } from '@/lib/base/constants';
import { HOME_LINKS, type Home } from '@/lib/model/home';
import { summaryOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { ElderHome } from './elder-home';

const HOME: Home = {
  figures: FIGURES,
  title: '首页',
  hotline: '95521',
  banner: null,
  keyNews: summaryOf('第一条', { id: '1' }),
  news: [summaryOf('第二条', { id: '2' })],
  special: [],
  business: [],
  pages: HOME_LINKS,
};

const home = (more: Partial<Home> = {}, locale: 'zh' | 'en' = 'zh') =>
  renderView(<ElderHome data={{ ...HOME, ...more }} locale={locale} />, locale);

test.each(['zh', 'en'] as const)('EL-09 six entries, the hotline first (%s)', (locale) => {
  home({}, locale);
  const [tasks] = screen.getAllByRole('list');
  const links = within(tasks as HTMLElement).getAllByRole('link');
  const prefix = locale === 'en' ? '/en' : '';
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'tel:95521',
    `${prefix}/branch`,
    `${prefix}/customer-slogan`,
    `${prefix}/verify`,
    `${prefix}/investor-relations`,
    `${prefix}/service`,
  ]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('EL-09 the newest news follows, the key item first', () => {
  home();
  const news = within(screen.getByRole('region', { name: '最新消息' }));
  expect(news.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '第一条',
    '第二条',
    '查看全部消息',
  ]);
});

test('EL-09 without news there is no empty list', () => {
  home({ keyNews: null, news: [] });
  expect(screen.queryByRole('region')).toBeNull();
});

test('EL-09 entries lead to pages that exist', () => {
  home({ pages: ['/branch'] });
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.filter((to) => !to?.startsWith('/detail'))).toEqual(['tel:95521', '/branch']);
});

test('EL-10 no film and no picture', () => {
  home();
  expect(document.querySelectorAll('video, img, picture')).toHaveLength(0);
});
