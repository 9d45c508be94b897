import { screen } from '@testing-library/react';
import type { Listing } from '@/lib/model/channel';
import { articleOf, contextOf, summaryOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { ChannelView } from './channel-view';
import { ListingView } from './listing-view';

const LISTING: Listing = {
  title: '文化建设',
  intro: '简介',
  list: { items: [summaryOf('红色足迹', { tag: '党建' })], total: 11, page: 2, pages: 2 },
};

test('AB-02 the culture list shows tag, title and date and opens a new tab', () => {
  renderView(
    <ListingView
      newTab
      data={LISTING}
      context={contextOf('/about-us/culture-building', { query: { page: '2' } })}
    />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('文化建设');
  expect(screen.getByText('党建')).toBeTruthy();
  expect(screen.getByText('2025年03月28日')).toBeTruthy();
  expect(screen.getByRole('link', { name: '红色足迹' }).getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('link', { name: '上一页' }).getAttribute('href')).toBe(
    '/about-us/culture-building',
  );
});

test('BL-03 a page that only the menu knows shows its bodies', () => {
  const channel = { title: '示例应用', articles: [articleOf('正文', '<p>甲</p>')] };
  renderView(<ChannelView data={channel} context={contextOf('/haiyi-app')} />);
  expect(screen.getByText('甲')).toBeTruthy();
});

test('a list and a channel without articles say so', () => {
  const list = { items: [], total: 0, page: 1, pages: 1 };
  const context = contextOf('/service', { locale: 'en' });
  renderView(<ListingView data={{ ...LISTING, list }} context={context} />, 'en');
  expect(screen.getByText('There is nothing here yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/en');
  renderView(<ChannelView data={{ title: '空', articles: [] }} context={contextOf('/terms')} />);
  expect(screen.getByText('该栏目暂无内容')).toBeTruthy();
});
