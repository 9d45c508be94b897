import { readSum } from './sum';

test.each([
  ['23 + 8 = ?', { left: '23', sign: 'plus', right: '8' }],
  ['11 - 2 = ?', { left: '11', sign: 'minus', right: '2' }],
  ['7+5=？', { left: '7', sign: 'plus', right: '5' }],
])('EL-14 the parts of the sum %s', (question, sum) => {
  expect(readSum(question)).toEqual(sum);
});

test.each(['', '1 + 2 + 3 = ?', '3 x 4 = ?', '二十三加八等于几？', 'constructor'])(
  'EL-14 %s is no sum of two numbers and is shown as it is',
  (question) => {
    expect(readSum(question)).toBeNull();
  },
);
