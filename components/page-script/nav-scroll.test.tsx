import { NAVBAR_SCROLL_DEBOUNCE_MS, NAVBAR_SCROLL_THRESHOLD_PX } from '@/lib/base/constants';
import { renderWithScript } from '../test-page';

const { dataset } = document.documentElement;

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

function settle(y: number) {
  scrollTo(y);
  jest.advanceTimersByTime(NAVBAR_SCROLL_DEBOUNCE_MS);
  return dataset.navbar;
}

beforeEach(() => {
  jest.useFakeTimers();
  delete dataset.navbar;
  delete dataset.menu;
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});
afterEach(() => jest.useRealTimers());

test('SH-02 down hides the bar beyond 89 px, up shows it', () => {
  renderWithScript(null);
  expect(settle(NAVBAR_SCROLL_THRESHOLD_PX)).toBe('shown');
  expect(settle(NAVBAR_SCROLL_THRESHOLD_PX + 1)).toBe('hidden');
  expect(settle(900)).toBe('hidden');
  expect(settle(899)).toBe('shown');
});

test('SH-02 standing still changes nothing, nor does the bounce above the top', () => {
  renderWithScript(null);
  expect(settle(500)).toBe('hidden');
  expect(settle(500)).toBe('hidden');
  expect(settle(0)).toBe('shown');
  expect(settle(-60)).toBe('shown');
});

test('SH-02 the bar waits until scrolling has rested for 100 ms', () => {
  renderWithScript(null);
  for (let y = 100; y <= 500; y += 100) {
    scrollTo(y);
    jest.advanceTimersByTime(NAVBAR_SCROLL_DEBOUNCE_MS - 1);
  }
  expect(dataset.navbar).toBeUndefined();
  jest.advanceTimersByTime(1);
  expect(dataset.navbar).toBe('hidden');
});

test('MN-03 scrolling closes the menu at once; pointer or focus opens it again', () => {
  const { container } = renderWithScript(<nav data-menu />);
  const bar = container.querySelector('nav');
  for (const opener of ['pointerover', 'focusin']) {
    scrollTo(50);
    expect(dataset.menu).toBe('closed');
    bar?.dispatchEvent(new Event(opener));
    expect(dataset.menu).toBeUndefined();
  }
});

test('SH-02 a bar that is gone listens no more', () => {
  const { unmount } = renderWithScript(null);
  scrollTo(500);
  unmount();
  jest.advanceTimersByTime(NAVBAR_SCROLL_DEBOUNCE_MS);
  scrollTo(900);
  jest.advanceTimersByTime(NAVBAR_SCROLL_DEBOUNCE_MS);
  expect(dataset.navbar).toBeUndefined();
});
