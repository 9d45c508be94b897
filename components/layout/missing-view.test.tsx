import { screen, within } from '@testing-library/react';
import en from '@/messages/en.json';
import zh from '@/messages/zh.json';
import { itemOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { MissingView } from './missing-view';

const PAGES = [
  itemOf('投资者关系', '/investor-relations', {
    children: [itemOf('公司公告', '/investor-relations/announcements')],
  }),
  itemOf('<i>新闻</i>', '/pressroom'),
  itemOf('外部', null),
];

test('RT-02 the page that may have been meant is named as the menu names it', () => {
  renderView(<MissingView locale="zh" near="/investor-relations/announcements" pages={PAGES} />);
  const link = screen.getByRole('link', { name: '公司公告' });
  expect(link.getAttribute('href')).toBe('/investor-relations/announcements');
  expect(link.parentElement?.textContent).toContain(zh.missing.near);
});

test('RT-02 a page that stands in no menu is named by its address, in its language', () => {
  renderView(<MissingView locale="en" near="/verify" pages={[]} />, 'en');
  expect(screen.getByRole('link', { name: '/en/verify' }).getAttribute('href')).toBe('/en/verify');
});

test.each([undefined, '/no/such/page', '//evil.example', 'javascript:alert(1)'])(
  'RT-02 %j is no page of the site, so none is suggested',
  (near) => {
    renderView(<MissingView locale="zh" near={near} pages={PAGES} />);
    expect(screen.queryByText(new RegExp(zh.missing.near))).toBeNull();
  },
);

test('RT-02 top menu items, search and site map are linked; items without a page are not', () => {
  renderView(<MissingView locale="en" pages={PAGES} />, 'en');
  const nav = screen.getByRole('navigation', { name: en.missing.popular });
  const links = within(nav).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['投资者关系', '/en/investor-relations'],
    ['<i>新闻</i>', '/en/pressroom'],
    [en.missing.search, '/en/search'],
    [en.missing.siteMap, '/en/site-map'],
  ]);
});

test('LG-02 an article that is missing in English may be in Chinese: the link changes the language', () => {
  renderView(<MissingView locale="en" chinese="/detail?id=7" />, 'en');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(en.missing.heading);
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: en.missing.notEnglish.link });
  expect([link.getAttribute('href'), link.hreflang, link.dataset.lang]).toEqual([
    '/detail?id=7',
    'zh-CN',
    '0',
  ]);
});

test('RT-02 without a menu there are still words and ways on', () => {
  renderView(<MissingView locale="zh" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(zh.missing.heading);
  expect(screen.getByRole('link', { name: zh.missing.home }).getAttribute('href')).toBe('/');
});
