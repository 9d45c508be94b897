import { cookieName, readCookie, withoutCookie } from './cookies';

test.each([
  ['a=1; lang=0; b=2', '0'],
  ['lang=1; lang=0', '1'],
  ['xlang=1; lang=0', '0'],
  ['lang=a%20b', 'a b'],
  ['lang=%E0%A4%A', '%E0%A4%A'],
  ['lang', undefined],
  ['', undefined],
  [null, undefined],
])('LG-01 of the header %j the cookie is %j', (header, value) => {
  expect(readCookie(header, 'lang')).toBe(value);
});

test('a name that every object has is a cookie only when it was sent', () => {
  expect(readCookie('a=1', 'constructor')).toBeUndefined();
});

test('RT-10 a header without one cookie keeps the others as sent', () => {
  expect(withoutCookie('a="x y"; draft=1; b=%3B%20draft=2;draft=3', 'draft')).toBe(
    'a="x y"; b=%3B%20draft=2',
  );
  expect(withoutCookie(null, 'draft')).toBe('');
});

test('over https a cookie of the server belongs to its very host', () => {
  expect([cookieName('a', true), cookieName('a', false)]).toEqual(['__Host-a', 'a']);
});
