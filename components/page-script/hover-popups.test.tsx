import { fireEvent, screen } from '@testing-library/react';
import { QrPopup } from '../outlets/qr-popup';
import { renderWithScript } from '../test-page';

/** jsdom does not implement popovers. */
const calls: string[] = [];
beforeAll(() => {
  Object.assign(HTMLElement.prototype, {
    showPopover: () => calls.push('show'),
    hidePopover: () => calls.push('hide'),
  });
  Object.defineProperty(HTMLButtonElement.prototype, 'popoverTargetElement', {
    get(this: HTMLButtonElement) {
      return document.getElementById(this.getAttribute('popovertarget') ?? '');
    },
  });
});
beforeEach(() => calls.splice(0));

test('BC-01 the code opens by pointer and by focus, and closes when they leave', () => {
  renderWithScript(<QrPopup src="/ows/files/qr.png" alt="二维码" label="微信" />);
  const button = screen.getByRole('button', { name: '微信' });
  fireEvent.pointerEnter(button);
  fireEvent.pointerLeave(button);
  fireEvent.focus(button);
  fireEvent.blur(button);
  expect(calls).toEqual(['show', 'hide', 'show', 'hide']);
});
