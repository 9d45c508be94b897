import { fireEvent } from '@testing-library/react';
import { DESKTOP_WIDTH, RESIZE_DEBOUNCE_MS } from '@/lib/base/constants';
import { startResizedWindow } from './resized-window';

let page = new AbortController();

/** Stands for location.reload(), which jsdom reports as not implemented on the console. */
const reloads = jest.spyOn(console, 'error').mockImplementation(() => undefined);

function wide(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
}

/** The window becomes narrow, and stays so. */
function narrow(): void {
  wide(DESKTOP_WIDTH - 1);
  window.dispatchEvent(new Event('resize'));
  jest.advanceTimersByTime(RESIZE_DEBOUNCE_MS);
}

beforeEach(() => {
  jest.useFakeTimers();
  page = new AbortController();
  reloads.mockClear();
  sessionStorage.clear();
  document.documentElement.dataset.device = 'desktop';
  document.body.innerHTML = '';
  wide(DESKTOP_WIDTH);
});
afterEach(() => {
  page.abort();
  jest.useRealTimers();
});

test.each([
  ['nothing typed', '<input value="a">', 1],
  ['a box that is ticked', '<input type="checkbox">', 0],
  ['a hidden field', '<input type="hidden" value="a">', 1],
  ['what the browser put into a form that is posted', '<form method="post"><input value="a"></form>', 0],
])('LG-03 resized across the width with %s', (_what, html, loaded) => {
  document.body.innerHTML = html;
  const box = document.querySelector<HTMLInputElement>('[type=checkbox]');
  startResizedWindow(page.signal);
  if (box) box.checked = true;
  narrow();
  expect(reloads).toHaveBeenCalledTimes(loaded);
});

test('LG-03 what was typed keeps a resized page as it is', () => {
  document.body.innerHTML = '<select><option>a</option></select>';
  startResizedWindow(page.signal);
  fireEvent.input(document.querySelector('select') as Element);
  narrow();
  expect(reloads).not.toHaveBeenCalled();
});

test('LG-03 a window resized on its side of the width stays as it is', () => {
  startResizedWindow(page.signal);
  wide(DESKTOP_WIDTH + 300);
  window.dispatchEvent(new Event('resize'));
  jest.advanceTimersByTime(RESIZE_DEBOUNCE_MS);
  expect(reloads).not.toHaveBeenCalled();
});
