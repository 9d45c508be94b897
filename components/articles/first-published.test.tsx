import { screen } from '@testing-library/react';
import { readRendered } from '@/lib/html/rendered-page';
import { articleOf, contextOf, detailOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { NewsView } from './news-view';

test('AR-03 a recorded article says when it was first published here and leads to its record; others do not', () => {
  const article = articleOf('公告', '', { id: '42' });
  const context = contextOf('/detail');
  const { container, unmount } = renderView(
    <NewsView detail={detailOf(article, { firstPublished: '2025-03-28T09:31:00.000Z' })} context={context} />,
  );
  const link = screen.getByRole('link', { name: '存档与校验：公告' });
  expect(link.getAttribute('href')).toBe('/investor-relations/archive/filing?id=42#zh');
  expect(link.parentElement?.textContent).toBe('首次发布 2025年03月28日 17:31 存档与校验');
  const compared = readRendered(`<main>${container.innerHTML}</main>`, 200);
  expect(compared.blocks.join()).not.toMatch(/首次发布|存档/);
  expect(compared.dates).not.toContain('2025-03-28T09:31:00.000Z');
  unmount();
  renderView(<NewsView detail={detailOf(article)} context={context} />);
  expect(screen.queryByText(/首次发布/)).toBeNull();
});
