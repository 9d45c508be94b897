import { parseJson } from './parse-json';

test.each([
  ['{"id":1234567890123456789}', { id: '1234567890123456789' }],
  ['{"ids":[9223372036854775807, -1234567890123456]}', { ids: ['9223372036854775807', '-1234567890123456'] }],
  ['{"id":123456789012345,"a":1.5}', { id: 123456789012345, a: 1.5 }],
  [
    '{"a":"id: 1234567890123456789, \\"b\\":1234567890123456789","b":1234567890123456789}',
    {
      a: 'id: 1234567890123456789, "b":1234567890123456789',
      b: '1234567890123456789',
    },
  ],
  [
    '{"a":0.1250000000000000000,"b":10000000000000000e2,"c":1234567890123456.5}',
    {
      a: 0.125,
      b: 1e18,
      c: 1234567890123456.5,
    },
  ],
])('DE-01 %s keeps all digits of its ids and nothing else changes', (text, value) => {
  expect(parseJson(text)).toEqual(value);
});

test.each([
  ['letters', 'x'],
  ['escapes', '\\n'],
  ['escaped quotes', 'ab\\"'],
  ['escaped backslashes', '\\\\'],
])('DE-01 a string of ten megabytes of %s stands beside a long id', (_name, unit) => {
  const long = unit.repeat(Math.floor(10_000_000 / unit.length));
  expect(parseJson(`[{"text":"${long}","id":1234567890123456789}]`)).toEqual([
    { text: JSON.parse(`"${long}"`), id: '1234567890123456789' },
  ]);
});

test('CL-01 what is no JSON is refused, also with a long number in it', () => {
  expect(() => parseJson('{"id":1234567890123456789')).toThrow(SyntaxError);
  expect(() => parseJson('<html>')).toThrow(SyntaxError);
});
