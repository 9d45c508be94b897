import { addressOf } from './address';

test.each([
  ['/route-cache/APP_PAGE/1/$/zh/desktop/-', { address: '/', device: 'desktop' }],
  ['/route-cache/APP_PAGE/1/$/en/mobile/-', { address: '/en', device: 'mobile' }],
  [
    '/route-cache/APP_PAGE/1/$/en/desktop/-/about-us/culture',
    { address: '/en/about-us/culture', device: 'desktop' },
  ],
  [
    '/route-cache/APP_PAGE/1/$/zh/mobile/page%3D2/pressroom',
    { address: '/pressroom?page=2', device: 'mobile' },
  ],
  ['/route-cache/APP_PAGE/1/$/en/mobile/a%3D1', { address: '/en?a=1', device: 'mobile' }],
  ['/route-cache/APP_ROUTE/1/$/robots.txt', { address: '/robots.txt', device: 'desktop' }],
  ['/route-cache/APP_PAGE/1/$/zh/desktop/%E0%A4%A/pressroom', null],
  ['/_global-error', null],
])('%s was asked for as %j', (key, address) => {
  expect(addressOf(key)).toEqual(address);
});
