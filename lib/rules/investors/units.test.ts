import { inOwnUnit, ownUnitText, shortAmount, shortCount } from './units';

test.each([
  ['1762970.87', 'zh', '1762970.87', '1,762,970.87'],
  ['1762970.87', 'en', '17629.7087', '17,629.71'],
  ['133555.96', 'en', '1335.5596', '1,335.56'],
  ['100', 'en', '1', '1.00'],
  ['n/a', 'en', 'n/a', 'n/a'],
] as const)('%s ten thousands in %s are %s in a file and %s on a page', (text, locale, exact, shown) => {
  expect(inOwnUnit(text, locale)).toBe(exact);
  expect(ownUnitText(text, locale)).toBe(shown);
});

test.each([
  ['1762970.87', 'zh', ['1,762,970.87', 'tenThousand']],
  ['1762970.87', 'en', ['17.63', 'billion']],
  ['98765.4', 'en', ['987.65', 'million']],
  ['–', 'en', ['–', 'tenThousand']],
] as const)('%s ten thousands in %s are %j in short', (text, locale, short) => {
  expect(shortCount(text, locale)).toEqual(short);
});

test.each([
  ['2864000', 'zh', ['286.40', 'hundredMillion']],
  ['2864000', 'en', ['28.64', 'billion']],
  ['-2864000', 'en', ['-28.64', 'billion']],
  ['9864.5', 'zh', ['9,864.50', 'tenThousand']],
  ['9864.5', 'en', ['98.65', 'million']],
] as const)('an amount of %s ten thousands in %s is %j in short', (text, locale, short) => {
  expect(shortAmount(text, locale)).toEqual(short);
});
