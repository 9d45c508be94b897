import { securityHeaders } from './security-headers';

const HTTPS = { SITE_URL: 'https://www.example.com' };

test('M7 under https every answer has HSTS for a year, under http none', () => {
  expect(securityHeaders('/any', HTTPS)).toHaveProperty(
    'Strict-Transport-Security',
    'max-age=31536000; includeSubDomains',
  );
  expect(securityHeaders('/any', { SITE_URL: 'http://localhost:3000' })).not.toHaveProperty(
    'Strict-Transport-Security',
  );
});

test.each([
  ['/en/terms', 'same-origin'],
  ['/api/health', 'same-origin'],
  ['/ows/menu/list', 'same-origin'],
  ['/brandish', 'same-origin'],
  ['/ows/files/images/a.webp', 'cross-origin'],
  ['/og/zh/card.png', 'cross-origin'],
  ['/_next/image?url=/brand/a.png', 'cross-origin'],
])('L15 %s may be used %s', (url, policy) => {
  expect(securityHeaders(url, HTTPS)['Cross-Origin-Resource-Policy']).toBe(policy);
});
