import { requireSameOrigin } from './same-origin';

const SITE = 'https://site.example';
const check = (headers: Record<string, string>) => () => requireSameOrigin(new Headers(headers), SITE);

test.each([
  [{ 'sec-fetch-site': 'same-origin' }],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://site.example' }],
  [{ origin: 'https://site.example', host: 'internal:3000' }],
])('CL-03 %j is a page of the site', (headers) => {
  expect(check(headers)).not.toThrow();
});

test('CL-03 on a machine of one’s own each name of it is the site', () => {
  const headers = new Headers({ origin: 'http://127.0.0.1:3000' });
  expect(() => requireSameOrigin(headers, 'http://localhost:3000')).not.toThrow();
  expect(() => requireSameOrigin(headers, 'http://localhost:3001')).toThrow();
});

test.each([
  [{}],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://site.example' }],
  [{ 'sec-fetch-site': 'same-site', origin: 'https://other.site.example' }],
  [{ 'sec-fetch-site': 'none' }],
  [{ origin: 'null', host: 'site.example' }],
  [{ origin: 'https://evil.example', host: 'site.example' }],
  [{ origin: 'https://site.example.evil.example', host: 'site.example' }],
  [{ origin: 'nonsense', host: 'nonsense' }],
  // DNS rebinding: a foreign name that resolves to this server, with a matching Host header.
  [{ origin: 'https://rebound.example', host: 'rebound.example' }],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://rebound.example', host: 'rebound.example' }],
  [{ origin: 'http://site.example', host: 'site.example' }],
])('CL-03 %j is refused with 403', (headers) => {
  expect(check(headers as Record<string, string>)).toThrow(expect.objectContaining({ code: 403 }));
});
