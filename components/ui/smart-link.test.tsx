import { screen } from '@testing-library/react';
import { renderView } from '../test-page';
import { SmartLink } from './smart-link';

test.each([
  ['/terms', false, false],
  ['/terms', true, true],
  ['https://a.example/', false, true],
  ['http://a.example/', undefined, true],
  ['tel:95521', false, false],
  ['mailto:a@b.example', false, false],
  ['#main', false, false],
])('MN-07 %s (new tab %s) leaves the site: %s', (address, newTab, leaves) => {
  renderView(
    <SmartLink href={address} newTab={newTab}>
      x
    </SmartLink>,
  );
  const link = screen.getByText('x');
  expect(link.getAttribute('target')).toBe(leaves ? '_blank' : null);
  expect(link.getAttribute('rel')).toBe(leaves ? 'noopener noreferrer' : null);
});
