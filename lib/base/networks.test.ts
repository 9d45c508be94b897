import { isNetwork, memberOf } from './networks';

test.each(['203.0.113.7', '203.0.113.0/24', '2001:db8::/32', '::1'])('%s is a network', (text) => {
  expect(isNetwork(text)).toBe(true);
});

test.each(['', 'example.com', '203.0.113.0/33', '1.2.3', '1.2.3.4/', '1.2.3.4/8/8', '::/129'])(
  '%j is no network',
  (text) => {
    expect(isNetwork(text)).toBe(false);
  },
);

test('an address is a member of its network alone', () => {
  const isMember = memberOf(['203.0.113.0/24', '2001:db8::/32']);
  expect(isMember('203.0.113.255')).toBe(true);
  expect(isMember('203.0.114.1')).toBe(false);
  expect(isMember('2001:db8:1::1')).toBe(true);
  expect(isMember('unknown')).toBe(false);
});
