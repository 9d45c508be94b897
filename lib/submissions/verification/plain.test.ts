import { digits, hostOf, isHost, plain } from './plain';

test('names are compared without spaces, width and capitals', () => {
  expect(plain(' Ｓ0880 420 ')).toBe('s0880420');
});

test.each([
  ['95521', '95521'],
  ['400-8888-666', '4008888666'],
  ['+86 400 8888 666', '4008888666'],
  ['021-5550 1000', '02155501000'],
  ['+86 21 5550 1000', '02155501000'],
  ['０２１－５５５０１０００', '02155501000'],
  ['0086 138 0013 8000', '13800138000'],
])('the number %s is %s', (text, number) => {
  expect(digits(text)).toBe(number);
});

test.each([
  ['www.haixu.example', 'www.haixu.example'],
  ['https://haixu.example@evil.example/login', 'evil.example'],
  ['HTTPS://WWW.Haixu.Example./a?b#c', 'www.haixu.example'],
  ['ｈaixu.example', 'haixu.example'],
  ['javascript:alert(1)', null],
  ['ftp://haixu.example', null],
  ['haixu', null],
  ['', null],
])('%s leads to %s', (text, host) => {
  expect(hostOf(text)).toBe(host);
});

test('a look-alike host is none of ours', () => {
  expect(isHost('app.haixu.example', '*.haixu.example')).toBe(true);
  expect(isHost('haixu.example', '*.haixu.example')).toBe(false);
  expect(isHost('xhaixu.example', '*.haixu.example')).toBe(false);
  expect(isHost('app.haixu.example.evil.example', '*.haixu.example')).toBe(false);
  expect(isHost(hostOf('hаixu.example') ?? '', 'haixu.example')).toBe(false);
});
