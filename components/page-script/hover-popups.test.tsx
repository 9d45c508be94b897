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
beforeEach(() => {
  jest.useFakeTimers();
  calls.splice(0);
});
afterEach(() => jest.useRealTimers());

function show() {
  renderWithScript(<QrPopup src="/ows/files/qr.png" alt="二维码" label="微信" />);
  const button = screen.getByRole('button', { name: '微信' });
  const popup = document.getElementById(button.getAttribute('popovertarget') ?? '');
  if (!popup) throw new Error('the button has no popover');
  return { button, popup };
}

test('BC-01 the code opens by pointer and by focus, and closes when they leave', () => {
  const { button } = show();
  fireEvent.mouseEnter(button);
  fireEvent.mouseLeave(button);
  expect(calls).toEqual(['show']);
  jest.advanceTimersByTime(300);
  fireEvent.focus(button);
  fireEvent.blur(button);
  expect(calls).toEqual(['show', 'hide', 'show', 'hide']);
});

test('BC-01 WCAG 1.4.13 the pointer may move onto the code and back', () => {
  const { button, popup } = show();
  fireEvent.mouseEnter(button);
  fireEvent.mouseLeave(button);
  jest.advanceTimersByTime(200);
  fireEvent.mouseEnter(popup);
  jest.advanceTimersByTime(5000);
  expect(calls).toEqual(['show']);
  fireEvent.mouseLeave(popup);
  jest.advanceTimersByTime(300);
  expect(calls).toEqual(['show', 'hide']);
});

test('BC-01 a code that was opened by focus stays when the pointer leaves', () => {
  const { button } = show();
  button.focus();
  fireEvent.mouseEnter(button);
  fireEvent.mouseLeave(button);
  jest.advanceTimersByTime(5000);
  expect(calls).not.toContain('hide');
});
