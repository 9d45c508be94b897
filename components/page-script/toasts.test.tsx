import { act, screen } from '@testing-library/react';
import { TOAST_MS } from '@/lib/base/constants';
import { showToast } from '@/lib/browser/toast';
import { renderWithScript } from '../test-page';
import { Toasts } from '../ui/toasts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const said = () => screen.getByRole('status').textContent;
const say = (text: string) => act(() => showToast(text));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('CL-06 a toast is spoken and goes after its time', () => {
  renderWithScript(<Toasts />);
  expect(said()).toBe('');
  say('系统繁忙');
  expect(said()).toBe('系统繁忙');
  wait(TOAST_MS - 1);
  expect(said()).toBe('系统繁忙');
  wait(1);
  expect(said()).toBe('');
});

test('CL-06 a second toast replaces the first and has its whole time', () => {
  renderWithScript(<Toasts />);
  say('一');
  wait(TOAST_MS - 1);
  say('二');
  wait(TOAST_MS - 1);
  expect(said()).toBe('二');
});

test('a toast without a place to show it breaks nothing', () => {
  const { unmount } = renderWithScript(<Toasts />);
  unmount();
  expect(() => showToast('无人')).not.toThrow();
});
