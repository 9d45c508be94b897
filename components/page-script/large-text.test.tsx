import { fireEvent, screen } from '@testing-library/react';
import { contextOf } from '../catalogue/models';
import { LargeTextOffer } from '../layout/large-text-offer';
import { renderWithScript } from '../test-page';

function open(rootSize: string) {
  document.documentElement.style.fontSize = rootSize;
  return renderWithScript(
    <>
      <LargeTextOffer context={contextOf('/terms')} elsewhere={false} />
      <main tabIndex={-1} />
    </>,
  );
}

const offer = () => document.querySelector<HTMLElement>('[data-large-text]');

beforeEach(() => localStorage.clear());
afterEach(() => {
  document.documentElement.style.fontSize = '';
});

test.each([
  ['16px', true],
  ['20px', true],
  ['20.5px', false],
  ['32px', false],
])('EL-03 with a root size of %s the offer is hidden: %s', (size, hidden) => {
  open(size);
  expect(offer()?.hidden).toBe(hidden);
});

test('EL-03 dismissed once it does not come back, and the focus goes to the text', () => {
  const { unmount } = open('24px');
  fireEvent.click(screen.getByRole('button', { name: '不用了' }));
  expect(offer()?.hidden).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  unmount();
  open('24px');
  expect(offer()?.hidden).toBe(true);
});
