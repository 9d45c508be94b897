import { placeOfAddress } from './ip-city';

test('BR-04 a Chinese address is guessed to be in its province', async () => {
  expect(await placeOfAddress('202.96.209.133')).toMatchObject({ province: 'shanghai' });
  expect(await placeOfAddress('202.96.128.86')).toMatchObject({ province: 'guangdong' });
});

test.each(['unknown', '', '127.0.0.1', '10.0.0.1', '8.8.8.8', '999.1.1.1', '2001:db8:0:0::/64', '::/64'])(
  'BR-04 %p is nowhere',
  async (address) => {
    expect(await placeOfAddress(address)).toBeNull();
  },
);

test('BR-04 IPv6 is known by its network', async () => {
  expect(await placeOfAddress('240e:0:0:0::/64')).toEqual(await placeOfAddress('240e::'));
});
