import { screen, within } from '@testing-library/react';
import en from '@/messages/en.json';
import { renderView } from '../test-page';
import { Breadcrumbs } from './breadcrumbs';

const CRUMBS = [
  { label: 'Home', path: '/' },
  { label: 'Investors', path: '/investor-relations' },
  { label: '<b>Report</b>', path: '/investor-relations/report' },
];

test('MN-04 the way to a page is links in its language, and the page itself at the end leads nowhere', () => {
  renderView(<Breadcrumbs crumbs={CRUMBS} locale="en" />, 'en');
  const nav = screen.getByRole('navigation', { name: en.frame.breadcrumbs });
  const links = within(nav).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/en'],
    ['Investors', '/en/investor-relations'],
  ]);
  expect(within(nav).getByText('<b>Report</b>').getAttribute('aria-current')).toBe('page');
});

test('a page that stands nowhere has no way to it', () => {
  renderView(<Breadcrumbs crumbs={[]} locale="zh" />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a page at the top has only itself', () => {
  renderView(<Breadcrumbs crumbs={CRUMBS.slice(-1)} locale="zh" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('<b>Report</b>')).toBeTruthy();
});
