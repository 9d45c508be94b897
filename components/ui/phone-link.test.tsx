import { screen } from '@testing-library/react';
import { renderView } from '../test-page';
import { PhoneLink } from './phone-link';

test('BR-06 each number of a text can be dialled, and the text stays as it was', () => {
  const text = '021-38676666转8001、 38676667 / 无';
  const { container } = renderView(<PhoneLink number={text} />);
  expect(container.textContent).toBe(text);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['021-38676666转8001', 'tel:02138676666'],
    ['38676667', 'tel:02138676667'],
  ]);
});

test('BR-06 a text without a number is no link', () => {
  expect(renderView(<PhoneLink number="无" />).container.innerHTML).not.toContain('<a');
});
