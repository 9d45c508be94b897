import type { IncomingMessage } from 'node:http';
import { decidedPages } from './decided-pages';
import { plans } from './plans';

const pageOf = decidedPages(plans());

const requested = (url: string, more: Partial<IncomingMessage> = {}) =>
  pageOf({ method: 'GET', url, headers: {}, ...more } as IncomingMessage);

test.each([
  ['/terms', '/zh/desktop/-/terms', 200],
  ['/pressroom?page=2', '/zh/desktop/page%3D2/pressroom', 200],
  ['/en/a/b', '/en/desktop/-/missing', 404],
])('SP-01 %s is decided: %s', (url, internal, status) => {
  expect(requested(url)).toMatchObject({ internal, status });
  expect(requested(url, { method: 'HEAD' })).toMatchObject({ internal, status });
});

test.each([
  '/preowsweb/terms',
  '/online-complaints?info=a',
  '/verify',
  '/search?q=x',
  '/%E5%85%AC',
  '/api/health',
])('SP-01 %s is left to the middleware', (url) => expect(requested(url)).toBeNull());

test('SP-01 so is what has a body or another method', () => {
  expect(requested('/terms', { method: 'POST' })).toBeNull();
  expect(requested('/terms', { headers: { 'content-length': '3' } })).toBeNull();
});
