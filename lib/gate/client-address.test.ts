import { clientAddress, countedAddress } from './client-address';

const from = (forwarded: string | null, socket: string | null) =>
  new Headers({
    ...(forwarded === null ? {} : { 'x-forwarded-for': forwarded }),
    ...(socket === null ? {} : { 'x-client-address': socket }),
  });

test('CL-03 without trusted proxies the connection counts, whatever the visitor claims', () => {
  expect(clientAddress(from('1.1.1.1, 2.2.2.2', '9.9.9.9'), 0)).toBe('9.9.9.9');
  expect(clientAddress(from(null, '9.9.9.9'), 0)).toBe('9.9.9.9');
});

test.each([
  [1, '2.2.2.2'],
  [2, '1.1.1.1'],
  [5, '1.1.1.1'],
])('CL-03 behind %i proxies it is counted from the right', (proxies, address) => {
  expect(clientAddress(from('1.1.1.1, 2.2.2.2', '9.9.9.9'), proxies)).toBe(address);
});

test('CL-03 what a visitor puts in front of the list gains nothing', () => {
  expect(clientAddress(from('6.6.6.6, 7.7.7.7, 1.1.1.1', '10.0.0.1'), 1)).toBe('1.1.1.1');
});

test('CL-03 without the header of the server the last of the list counts', () => {
  expect(clientAddress(from('1.1.1.1, 2.2.2.2', null), 0)).toBe('2.2.2.2');
});

test.each([
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::ffff:102:304', '1.2.3.4'],
  ['1.2.3.4:5678', '1.2.3.4'],
  ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0002:aaaa:bbbb:cccc:dddd', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['nonsense', 'unknown'],
  ['1.2.3', 'unknown'],
  ['0x7f000001', 'unknown'],
  ['256.1.1.1', 'unknown'],
  ['1:2:3', 'unknown'],
  ['', 'unknown'],
])('CL-03 the address %j counts as %s', (text, counted) => {
  expect(countedAddress(text)).toBe(counted);
});
