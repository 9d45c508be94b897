import { pageVisit } from '@/lib/gate/page-visit';
import { addressWithin, visitorAddress } from './address';
import { visitorHeaders } from './refresh';

test.each([
  ['/route-cache/APP_PAGE/1/$/zh/desktop/-', '/zh/desktop/-'],
  ['/route-cache/APP_PAGE/1/$/en/desktop/page=2/pressroom', '/en/desktop/page=2/pressroom'],
  ['/route-cache/APP_ROUTE/1/$/robots.txt', '/robots.txt'],
  ['/_global-error', '/_global-error'],
])('the key %s is of the internal address %s', (key, internal) => {
  expect(addressWithin(key)).toBe(internal);
});

test.each([
  ['/zh/desktop/-', { address: '/', edition: 'desktop' }],
  ['/en/mobile/-', { address: '/en', edition: 'mobile' }],
  ['/en/desktop/-/about-us/culture', { address: '/en/about-us/culture', edition: 'desktop' }],
  ['/zh/mobile/page=2/pressroom', { address: '/pressroom?page=2', edition: 'mobile' }],
  ['/en/mobile/a=1', { address: '/en?a=1', edition: 'mobile' }],
  ['/zh/desktop/platform=mac/x', { address: '/x', edition: 'desktop', platform: 'mac' }],
  ['/robots.txt', { address: '/robots.txt', edition: 'desktop' }],
])('%s is asked for as %j', (internal, address) => {
  expect(visitorAddress(internal)).toEqual(address);
});

test.each([
  '/zh/desktop/-',
  '/en/mobile/-/terms',
  '/zh/mobile/page=2/pressroom',
  '/en/desktop/type=news&id=7/detail',
  '/zh/desktop/platform=windows/download',
  '/zh/desktop/platform=mac/download',
  '/zh/mobile/-/download',
])('SP-01 a request for the visitor address of %s is answered with that page', (internal) => {
  const visitor = visitorAddress(internal);
  expect(pageVisit({ url: visitor.address, headers: visitorHeaders(visitor) })?.internal).toBe(internal);
});
