import { makeSum } from './sum';

test.each([
  [0, '11 + 2 = ?', '13'],
  [1, '11 - 2 = ?', '9'],
])('CU-09 a sum and its answer (%i)', (sign, question, answer) => {
  const pick = (least: number) => (least === 0 ? sign : least);
  expect(makeSum(pick)).toEqual({ question, answer });
});

test('CU-09 sums differ and are never negative', () => {
  const sums = Array.from({ length: 200 }, () => makeSum());
  expect(new Set(sums.map(({ question }) => question)).size).toBeGreaterThan(100);
  for (const { answer } of sums) expect(Number(answer)).toBeGreaterThan(0);
});
