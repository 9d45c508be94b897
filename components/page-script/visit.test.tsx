import { fireEvent } from '@testing-library/react';
import { startVisit } from './visit';

let page = new AbortController();

function start(address = '/'): void {
  window.history.replaceState(null, '', address);
  startVisit(page.signal);
}

function putCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the script reads them where they stand
  document.cookie = `${text}; path=/`;
}

beforeEach(() => {
  page = new AbortController();
  sessionStorage.clear();
  localStorage.clear();
  putCookie('lang=; max-age=0');
  document.body.innerHTML = '';
});
afterEach(() => page.abort());

test('EL-13 after a reset without a script the helps are off, once', () => {
  putCookie('look=20.paper.reset');
  localStorage.setItem('assist', 'pointer');
  start();
  expect([localStorage.getItem('assist'), document.cookie]).toEqual([null, 'look=20.paper']);
  localStorage.setItem('assist', 'caption');
  start();
  expect(localStorage.getItem('assist')).toBe('caption');
  putCookie('look=; max-age=0');
});

test('RT-05 the promotion code is stored for this visit, up to 64 characters', () => {
  start(`/?tgCode=${'a'.repeat(70)}`);
  expect(sessionStorage.getItem('tgCode')).toBe('a'.repeat(64));
  start('/about-us');
  expect(sessionStorage.getItem('tgCode')).toBe('a'.repeat(64));
});

test('RT-05 a code of the elder edition is taken from its cookie once; one of the address goes first', () => {
  putCookie('tgCode=a%20b');
  start('/about-us');
  expect([sessionStorage.getItem('tgCode'), document.cookie]).toEqual(['a b', '']);
  putCookie('tgCode=old');
  start('/?tgCode=new');
  expect([sessionStorage.getItem('tgCode'), document.cookie]).toEqual(['new', '']);
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
