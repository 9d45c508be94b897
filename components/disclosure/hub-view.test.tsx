import { screen, within } from '@testing-library/react';
import type { DisclosureHub } from '@/lib/model/disclosure';
import { articleOf, contextOf, summaryOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { HubView } from './hub-view';
import { NoticeView } from './notice-view';

const HUB: DisclosureHub = {
  title: '信息公示',
  intro: '简介',
  label: '公司',
  siteName: '示例',
  tabs: [
    { id: '1', label: '公司', href: '/public-disclosure/public-content?tab=1', current: true },
    { id: '2', label: '投教', href: '/public-disclosure/public-content?tab=2', current: false },
  ],
  content: { kind: 'texts', articles: [articleOf('公司', '<p>甲</p>')] },
};
const context = contextOf('/public-disclosure');

test('PD-01 tabs are links and the open one says so', () => {
  renderView(<HubView data={HUB} context={context} />);
  const tabs = within(screen.getByRole('navigation', { name: '公示项目' })).getAllByRole('link');
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', null]);
  expect(tabs[1]?.getAttribute('href')).toBe('/public-disclosure/public-content?tab=2');
  expect(screen.getByText('甲')).toBeTruthy();
  expect(screen.getByText('公布日期：2025年03月28日')).toBeTruthy();
});

test('PD-01 notices lead to a blank page each', () => {
  const content = { kind: 'notices' as const, articles: [summaryOf('安排', { id: '305' })] };
  renderView(<HubView data={{ ...HUB, content }} context={context} />);
  const link = screen.getByRole('link', { name: /安排/ });
  expect(link.getAttribute('href')).toBe('/public-disclosure/ann_article?id=305');
});

test('PD-01 an English tab without texts leads to the Chinese ones', () => {
  const data: DisclosureHub = { ...HUB, content: { kind: 'texts', articles: [] } };
  renderView(<HubView data={data} context={contextOf('/public-disclosure', { locale: 'en' })} />, 'en');
  expect(screen.getByRole('link', { name: 'See the disclosure in Chinese' }).getAttribute('href')).toBe(
    '/public-disclosure',
  );
});

test('PD-01 a notice has its text, its date and the way back', () => {
  const data = { article: articleOf('安排', '<p>乙</p>'), back: '/public-disclosure', siteName: '示例' };
  renderView(<NoticeView data={data} context={context} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('安排');
  expect(screen.getByRole('link', { name: '返回信息公示' }).getAttribute('href')).toBe('/public-disclosure');
});
