import { withoutQuery } from './own-query';

const coded = (text: string) => text.replace(/[&<>]/g, (sign) => `\\u00${sign.charCodeAt(0).toString(16)}`);
/** As the framework writes it: & and < are given by their codes. */
const script = (address: string) => `self.__next_f.push([1,${coded(JSON.stringify(data(address)))}])`;
const data = (address: string) => `0:{"P":null,"c":${JSON.stringify(address.split('/'))},"q":""}`;

test.each([
  ['/', '/'],
  ['/en/investor-relations', '/en/investor-relations'],
  ['/pressroom?tgCode=A1', '/pressroom'],
  ['/?utm_source=mail&tgCode=A1', '/'],
  ['/en/detail?type=news&id=7&from=%E5%BC%A0', '/en/detail'],
])('no parameter of %s stays in a page kept for everybody', (address, left) => {
  expect(withoutQuery(`a${script(address)}b`)).toBe(`a${script(left)}b`);
});

test.each([
  '/x?a="b',
  '/x?a=\\',
  '/x?a=\\"],"c":["',
  '/x?a=]}',
  '/x?a=b/c/d?e',
  '/x?a=1&b=<i>',
  '/x?a=\u2028\n',
])('signs that try to end the string early are cut with the rest: %s', (odd) => {
  expect(withoutQuery(script(odd))).toBe(script('/x'));
});

test('questions in texts stay', () => {
  const html = '<p>"c": really?</p><script>self.__next_f.push([1,"{\\"abc\\":\\"why?\\"}"])</script>';
  expect(withoutQuery(html)).toBe(html);
});

test.each([
  ['data that begins like it', '<script>self.__next_f.push([1,"{\\"c\\":[\\"\\",7]}"])</script>'],
  ['an article that quotes it', `<p>${script('/x')}</p>`],
])('%s, before the address, does not hide it', (_name, before) => {
  expect(withoutQuery(before + script('/x?a=1'))).toBe(before + script('/x'));
});
