import { screen, within } from '@testing-library/react';
import { href } from '@/lib/site/routes';
import { renderView } from '../test-page';
import { Paginator } from './paginator';

const hrefOf = (page: number) => href('zh', '/pressroom', { filterName: 'esg', page });
const address = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

test.each([
  [1, 3, null, '/pressroom?filterName=esg&page=2'],
  [2, 3, '/pressroom?filterName=esg', '/pressroom?filterName=esg&page=3'],
  [3, 3, '/pressroom?filterName=esg&page=2', null],
])('SH-08 page %i of %i leads back to %s and on to %s', (page, pages, previous, next) => {
  renderView(<Paginator page={page} pages={pages} hrefOf={hrefOf} />);
  expect(address('上一页')).toBe(previous);
  expect(address('下一页')).toBe(next);
  const pager = screen.getByRole('navigation', { name: '分页' });
  expect(within(pager).getByText(`${page}/${pages}`).getAttribute('aria-current')).toBe('page');
  expect(within(pager).getByText('上一页')).toBeTruthy();
  expect(within(pager).getByText('下一页')).toBeTruthy();
});

test.each([0, 1])('SH-08 a list of %i pages has no paginator', (pages) => {
  expect(renderView(<Paginator page={1} pages={pages} hrefOf={hrefOf} />).container.innerHTML).toBe('');
});

test('SH-08 the links have rel attributes, and English labels on English pages', () => {
  renderView(<Paginator page={2} pages={3} hrefOf={hrefOf} />, 'en');
  expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('rel')).toBe('prev');
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('rel')).toBe('next');
});
