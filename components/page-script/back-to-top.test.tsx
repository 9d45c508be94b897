import { act, fireEvent, screen } from '@testing-library/react';
import { BackToTop } from '../layout/back-to-top';
import { preferLessMotion, renderWithScript } from '../test-page';
import { placeOf } from './back-to-top';

const scrolled = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
let moves: number[];

beforeEach(() => {
  jest.useFakeTimers();
  moves = [];
  preferLessMotion(false);
  window.scrollTo = jest.fn((_x: number, y: number) => moves.push(y)) as never;
  scrolled(0);
});
afterEach(() => jest.useRealTimers());

test.each([
  [-20, 'hidden'],
  [0, 'hidden'],
  [400, 'hidden'],
  [401, 'approach'],
  [1000, 'approach'],
  [1001, 'far'],
])('SH-06 at %i px the button is %s', (y, place) => expect(placeOf(y)).toBe(place));

function scrollTo(y: number) {
  scrolled(y);
  act(() => void window.dispatchEvent(new Event('scroll')));
}

test('SH-06 it comes and goes with scrolling', () => {
  renderWithScript(<BackToTop label="返回顶部" />);
  expect(screen.queryByRole('button', { name: '返回顶部' })).toBeNull();
  scrollTo(401);
  expect(screen.getByRole('button', { name: '返回顶部' }).dataset.place).toBe('approach');
  scrollTo(1500);
  expect(screen.getByRole('button', { name: '返回顶部' }).dataset.place).toBe('far');
  scrollTo(10);
  expect(screen.queryByRole('button', { name: '返回顶部' })).toBeNull();
});

function clickAt(y: number) {
  renderWithScript(
    <>
      <main id="main" tabIndex={-1} />
      <BackToTop label="返回顶部" />
    </>,
  );
  scrollTo(y);
  fireEvent.click(screen.getByRole('button', { name: '返回顶部' }));
}

test('SH-06 the way up takes 800 ms, never goes back down and ends at the top', () => {
  clickAt(2000);
  act(() => jest.advanceTimersByTime(700));
  expect(moves.at(-1)).toBeGreaterThan(0);
  act(() => jest.advanceTimersByTime(150));
  expect(moves.at(-1)).toBe(0);
  expect(moves).toEqual(moves.toSorted((a, b) => b - a));
  const steps = moves.length;
  act(() => jest.advanceTimersByTime(1000));
  expect(moves).toHaveLength(steps);
});

test('SH-06 with reduced motion it jumps at once', () => {
  preferLessMotion(true);
  clickAt(2000);
  act(() => jest.advanceTimersByTime(1000));
  expect(moves).toEqual([0]);
});

test('SH-06 the keyboard goes up too', () => {
  clickAt(2000);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
