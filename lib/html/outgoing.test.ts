import { outgoingHref } from './outgoing';

const HOSTS = ['passport.example.com', '*.haixu.example'];

test.each([
  'https://passport.example.com/complaints?from=site',
  'http://passport.example.com/',
  'https://my.haixu.example/a',
  'https://a.b.haixu.example/',
])('CU-02 %s is of a host that people may be sent to', (address) => {
  expect(outgoingHref(address, HOSTS)).toBe(new URL(address).href);
});

test.each([
  '',
  'https://evil.example/',
  'https://passport.example.com.evil.example/',
  'https://passport.example.com@evil.example/',
  'https://user:word@passport.example.com/',
  'https://haixu.example/',
  'https://evilhaixu.example/',
  '//passport.example.com/',
  'https:\\\\passport.example.com',
  ' javascript:alert(1)//passport.example.com',
  'ftp://passport.example.com/',
  'mailto:a@passport.example.com',
  '/online-complaints',
])('CU-02 no redirect to "%s"', (address) => {
  expect(outgoingHref(address, HOSTS)).toBe('');
});

test('CU-02 without configured hosts there are no redirects', () => {
  expect(outgoingHref('https://passport.example.com/', [])).toBe('');
});
