import { splitNumbers } from './joined-numbers';

test.each([
  ['热线 400-8888-666 或 95521', ['热线 ', '400-8888-666', ' 或 95521']],
  ['2025-10-30', ['', '2025-10-30', '']],
  ['周一至周五 9:00-11:30，13:00–15:30', ['周一至周五 ', '9:00-11:30', '，', '13:00–15:30', '']],
  ['at 9:00', ['at 9:00']],
  ['A-share, nine-month', ['A-share, nine-month']],
  ['-0.03 and 14.94', ['-0.03 and 14.94']],
])('numbers joined by hyphens in “%s”', (text, parts) => {
  expect(splitNumbers(text)).toEqual(parts);
});
