import { isPrefetch } from './is-prefetch';

test.each([
  ['prefetch', true],
  ['prefetch;prerender', true],
  ['prefetch;anonymous-client-ip', true],
  ['', false],
  ['other', false],
  [null, false],
  [undefined, false],
])('a request with Sec-Purpose %j is a prefetch: %p', (purpose, expected) => {
  expect(isPrefetch(purpose)).toBe(expected);
});
