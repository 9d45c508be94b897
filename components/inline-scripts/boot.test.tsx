import { fireEvent } from '@testing-library/react';
import { DESKTOP_WIDTH, RESIZE_DEBOUNCE_MS } from '@/lib/base/constants';
import { boot } from './boot';
import { forgetDraft } from './forget-draft';

const { dataset } = document.documentElement;
let crossed: () => void;

/** Stands for location.reload(), which jsdom reports as not implemented on the console. */
const reloads = jest.spyOn(console, 'error').mockImplementation(() => undefined);

function wide(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
}

function start(address = '/'): void {
  window.history.replaceState(null, '', address);
  boot();
}

function putCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the script reads them where they stand
  document.cookie = `${text}; path=/`;
}

beforeEach(() => {
  jest.useFakeTimers();
  reloads.mockClear();
  sessionStorage.clear();
  localStorage.clear();
  for (const name of ['lang', 'device']) putCookie(`${name}=; max-age=0`);
  document.body.innerHTML = '';
  dataset.device = 'desktop';
  wide(DESKTOP_WIDTH);
  window.matchMedia = (() => ({
    addEventListener: (_name: string, listener: () => void) => {
      crossed = listener;
    },
  })) as never;
});
afterEach(() => jest.useRealTimers());

test('RT-05 the promotion code is stored for this visit, up to 64 characters', () => {
  start(`/?tgCode=${'a'.repeat(70)}`);
  expect(sessionStorage.getItem('tgCode')).toBe('a'.repeat(64));
  start('/about-us');
  expect(sessionStorage.getItem('tgCode')).toBe('a'.repeat(64));
});

test.each([
  [-1, null],
  [1000, 'sealed'],
])('RT-06 a complaint info with %i ms to go is then %j', (ms, left) => {
  localStorage.setItem('INFO_DATA', 'sealed');
  localStorage.setItem('INFO_DATA_UNTIL', String(Date.now() + ms));
  start();
  expect(localStorage.getItem('INFO_DATA')).toBe(left);
  expect(localStorage.getItem('INFO_DATA_UNTIL') === null).toBe(left === null);
});

test('LG-01 the language of the cookie is copied to storage, and a choice is stored in both', () => {
  putCookie('lang=1');
  start();
  expect(localStorage.getItem('lang')).toBe('1');
  document.body.innerHTML = '<a data-lang="0" href="#x"><span>中文</span></a>';
  fireEvent.click(document.querySelector('span') as Element);
  expect([localStorage.getItem('lang'), document.cookie]).toEqual(['0', expect.stringContaining('lang=0')]);
});

test('LG-03 a width that says otherwise corrects the terminal type, once', () => {
  wide(DESKTOP_WIDTH - 1);
  start();
  expect(document.cookie).toContain('device=mobile');
  expect(reloads).toHaveBeenCalledTimes(1);
  start();
  expect(reloads).toHaveBeenCalledTimes(1);
});

test.each([
  ['nothing typed', '<input value="a">', 1],
  ['a box that is ticked', '<input type="checkbox">', 0],
  ['a hidden field', '<input type="hidden" value="a">', 1],
  ['what the browser put into a form that is posted', '<form method="post"><input value="a"></form>', 0],
])('LG-03 resized across the width with %s', (_what, html, loaded) => {
  document.body.innerHTML = html;
  const box = document.querySelector<HTMLInputElement>('[type=checkbox]');
  start();
  if (box) box.checked = true;
  wide(DESKTOP_WIDTH - 1);
  crossed();
  jest.advanceTimersByTime(RESIZE_DEBOUNCE_MS);
  expect(reloads).toHaveBeenCalledTimes(loaded);
});

test('LG-03 what was typed keeps a resized page as it is', () => {
  document.body.innerHTML = '<select><option>a</option></select>';
  start();
  fireEvent.input(document.querySelector('select') as Element);
  wide(DESKTOP_WIDTH - 1);
  crossed();
  jest.advanceTimersByTime(RESIZE_DEBOUNCE_MS);
  expect(reloads).not.toHaveBeenCalled();
});

test('CU-10 a form that was sent leaves no draft', () => {
  sessionStorage.setItem('draft:report', 'x');
  sessionStorage.setItem('draft:complaint', 'x');
  forgetDraft('report');
  expect(Object.keys(sessionStorage)).toEqual(['draft:complaint']);
});
