import { formatBytes, formatDate, formatMoment, isoDate } from './format';

test.each([
  ['2025-03-08 17:30:00', '2025年03月08日', 'March 8, 2025'],
  ['2024-02-29', '2024年02月29日', 'February 29, 2024'],
])('LG-05 %s is %s and %s', (text, zh, en) => {
  expect(formatDate(text, 'zh')).toBe(zh);
  expect(formatDate(text, 'en')).toBe(en);
});

test.each(['2025-02-30 00:00:00', '20250301', 'yesterday', ''])('LG-05 %s is shown as it came', (text) => {
  expect(formatDate(text, 'zh')).toBe(text);
  expect(isoDate(text)).toBeUndefined();
});

test('LG-05 an evening in China is the same day wherever the server stands', () => {
  expect(isoDate('2025-03-28 23:59:59')).toBe('2025-03-28');
});

test('DE-05 sizes are readable', () => {
  expect([0, 512, 1536, 2_621_440].map(formatBytes)).toEqual(['0 B', '512 B', '1.5 KB', '2.5 MB']);
  expect([1023, 1024, 1_048_570, 2 ** 30, 2 ** 42].map(formatBytes)).toEqual([
    '1023 B',
    '1.0 KB',
    '1.0 MB',
    '1.0 GB',
    '4096.0 GB',
  ]);
});

test.each([
  ['2025-03-28T16:05:59.000Z', '2025年03月29日 00:05', 'March 29, 2025, 00:05'],
  ['no time', 'no time', 'no time'],
])('AR-03 %s is %s and %s in China', (time, zh, en) => {
  expect([formatMoment(time, 'zh'), formatMoment(time, 'en')]).toEqual([zh, en]);
});
