import { hasControl, hasControlInLines, isId, isYear } from './possible';

test.each(['0', '7', '1234567890123456789', '9223372036854775807'])('DE-01 %s is an id', (text) => {
  expect(isId(text)).toBe(true);
});

test.each([
  '',
  '-1',
  '1.5',
  '1e9',
  ' 1',
  '1\n',
  '９',
  '9223372036854775808',
  '9999999999999999999',
  '1'.repeat(20),
])('H1 %j is no id', (text) => expect(isId(text)).toBe(false));

test.each(['1900', '1999', '2026', '2100'])('IR-05 %s is a year', (text) => expect(isYear(text)).toBe(true));

test.each(['0000', '1899', '2101', '9999', '26', '20266', '2026\n'])('H1 %j is no year', (text) => {
  expect(isYear(text)).toBe(false);
});

test.each(['a\u0000', '\u001f', 'a\nb', '\t', '\u007f', '\u0085'])(
  'H1 %j holds a control character',
  (text) => {
    expect(hasControl(text)).toBe(true);
  },
);

test('H1 a text of several lines may hold line ends and tabs, and no other control character', () => {
  expect(hasControlInLines('一\r\n\t二')).toBe(false);
  expect(hasControlInLines('一\u0000二')).toBe(true);
  expect(hasControl('证券 “A” – ✓')).toBe(false);
});
