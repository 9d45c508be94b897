import { faultOfRequest } from './request-line';

const statusOf = (method: string, url: string, headers: Record<string, string> = {}) =>
  faultOfRequest({ method, url, headers })?.status ?? null;

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'PURGE', 'QUERY', 'TRACE'])(
  'M4 %s of a page is refused with 405 and Allow',
  (method) => {
    expect(faultOfRequest({ method, url: '/terms', headers: {} })).toEqual({
      status: 405,
      headers: { Allow: 'GET, HEAD' },
    });
  },
);

test('M4 endpoints say themselves which methods they know, but for TRACE', () => {
  expect(statusOf('POST', '/api/forms/zh/report')).toBeNull();
  expect(statusOf('PUT', '/ows/menu/list')).toBeNull();
  expect(statusOf('OPTIONS', '/record/head')).toBeNull();
  expect(statusOf('TRACE', '/api/health')).toBe(405);
  expect(statusOf('OPTIONS', '*')).toBe(405);
  // Not an endpoint, although it looks like one.
  expect(statusOf('POST', '/API/forms/zh/report')).toBe(405);
  expect(statusOf('POST', '/apix')).toBe(405);
});

test('M4 a page is requested without a body', () => {
  expect(statusOf('GET', '/terms')).toBeNull();
  expect(statusOf('HEAD', '/terms', { 'content-length': '0' })).toBeNull();
  expect(statusOf('GET', '/terms', { 'content-length': '9' })).toBe(400);
  expect(statusOf('GET', '/terms', { 'transfer-encoding': 'chunked' })).toBe(400);
});

test.each([
  'http://evil.example/',
  '/ows/files/%ff',
  '/ows/files/%c0%ae',
  '/ows/files/%u002e',
  '/en/%',
  '/%5cevil.com/',
])('L2 L3 a target that is no path of this site, or cannot be decoded, is refused: %s', (url) => {
  expect(statusOf('GET', url)).toBe(400);
});

test('L3 percent signs of a query are the page’s own affair', () => {
  expect(statusOf('GET', '/search?q=100%')).toBeNull();
  expect(statusOf('GET', '/ows/files/%E5%9B%BE.png')).toBeNull();
});
