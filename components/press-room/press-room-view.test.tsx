import { screen, within } from '@testing-library/react';
import type { PageContext } from '@/lib/model/page';
import type { PressRoom } from '@/lib/model/press-room';
import { contextOf, summaryOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { PressRoomView } from './press-room-view';

const FILTERS = [
  { label: '公告及通函', value: 'announcements' },
  { label: 'ESG', value: 'esg' },
];
const LIST = { items: [summaryOf('二', { id: '2' })], total: 21, page: 1, pages: 3 };
const KIT = { hotline: '95521', logo: '/brand/logo.svg', logoOnDark: '/brand/logo-light.svg' };
const PRESS: PressRoom = {
  title: '新闻中心',
  filters: FILTERS,
  filter: null,
  years: [2026, 2025],
  year: null,
  featured: null,
  list: LIST,
  kit: KIT,
};

function press(more: Partial<PressRoom> = {}, given: Partial<PageContext> = {}) {
  const context = contextOf('/pressroom', given);
  return renderView(<PressRoomView data={{ ...PRESS, ...more }} context={context} />, context.locale);
}

const featured = () => screen.queryByRole('region', { name: '头条' });

test('PR-01 the featured item leads, and everything opens in a new tab', () => {
  press({ featured: summaryOf('一', { image: '/ows/files/a.jpg', tag: '要闻' }) });
  expect(featured()?.textContent).toContain('2025年03月28日');
  for (const title of ['一', '二']) {
    const link = screen.getByRole('link', { name: title });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ]);
  }
  expect(screen.getByRole('link', { name: '二' }).getAttribute('href')).toBe('/detail?type=news&id=2');
});

test('PR-01 with a filter there is no featured item, and the filter is marked', () => {
  press({ filter: 'esg' }, { query: { filterName: 'esg' } });
  expect(featured()).toBeNull();
  const filters = within(screen.getByRole('navigation', { name: '新闻筛选' })).getAllByRole('link');
  expect(filters.map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent])).toEqual([
    ['全部', '/pressroom', null],
    ['公告及通函', '/pressroom?filterName=announcements', null],
    ['ESG', '/pressroom?filterName=esg', 'true'],
  ]);
});

test('PR-01 pages keep the filter in their addresses, in English too', () => {
  press({ filter: 'esg' }, { locale: 'en', query: { filterName: 'esg' } });
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
    '/en/pressroom?filterName=esg&page=2',
  );
});

const EMPTY = { items: [], total: 0, page: 1, pages: 1 };

test('PR-01 nothing found is said, with the way back to all news', () => {
  press({ filter: 'esg', list: EMPTY }, { query: { filterName: 'esg' } });
  expect(screen.getByText('没有符合条件的新闻')).toBeTruthy();
  const all = screen.getAllByRole('link', { name: '全部' });
  expect(all.map((link) => link.getAttribute('href'))).toEqual(['/pressroom', '/pressroom']);
});

test('PR-01 a featured item alone is not nothing', () => {
  press({ featured: summaryOf('一'), list: EMPTY });
  expect(screen.queryByText('没有符合条件的新闻')).toBeNull();
});

test('PR-01 journalists find a contact, the feeds and the logo below the list', () => {
  press({}, { locale: 'en' });
  const service = within(screen.getByRole('complementary', { name: 'For journalists' }));
  expect(service.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:95521',
    '/en/contact-us',
    '/feeds/en/news.rss',
    '/feeds/en/news.atom',
    '/feeds/en/news.json',
    '/brand/logo.svg',
    '/brand/logo-light.svg',
  ]);
});

test('PR-01 years are links that keep the filter, and filters keep the year', () => {
  press({ filter: 'esg', year: 2025 }, { query: { filterName: 'esg', year: '2025' } });
  const links = (name: string) => within(screen.getByRole('navigation', { name })).getAllByRole('link');
  const years = links('按年度筛选').map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.ariaCurrent,
  ]);
  expect(years).toEqual([
    ['全部年度', '/pressroom?filterName=esg', null],
    ['2026年', '/pressroom?filterName=esg&year=2026', null],
    ['2025年', '/pressroom?filterName=esg&year=2025', 'true'],
  ]);
  expect(links('新闻筛选')[1]?.getAttribute('href')).toBe('/pressroom?filterName=announcements&year=2025');
});

test('PR-01 on a phone filter and year are selects of a form, which needs no script', () => {
  press({ year: 2025 }, { device: 'mobile', query: { year: '2025' } });
  expect((screen.getByRole('search') as HTMLFormElement).method).toBe('get');
  const chosen = ['新闻筛选', '按年度筛选'].map(
    (name) => (screen.getByLabelText(name) as HTMLSelectElement).value,
  );
  expect(chosen).toEqual(['', '2025']);
});
