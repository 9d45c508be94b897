import { plus, readDecimal, round, shift, times, toFixed, toPlain } from './decimal';

const of = (value: unknown) => readDecimal(value) ?? { units: -1n, places: 99 };

describe('exact decimals', () => {
  test.each([
    ['1860', -2, '18.6'],
    [1860, -2, '18.6'],
    ['-7', -4, '-0.0007'],
    ['12.5', 3, '12500'],
    ['1e-7', 0, '0.0000001'],
    ['99999999999999999999', -2, '999999999999999999.99'],
  ])('QT-01 %s x 10^%s is %s', (value, exponent, expected) => {
    const moved = shift(of(value), exponent);
    expect(moved && toPlain(moved)).toBe(expected);
  });

  test.each(['', ' ', 'abc', '1,000', '1.', '0x10', null, undefined, {}, [], Number.NaN, Infinity, '1e999'])(
    'QT-02 %p is no number',
    (value) => expect(readDecimal(value)).toBeNull(),
  );

  test.each([0.5, 1e9, Number.NaN, -61])('QT-02 the exponent %s is refused', (exponent) => {
    expect(shift(of('1'), exponent)).toBeNull();
  });

  test.each([
    ['0.005', 2, '0.01'],
    ['-0.005', 2, '-0.01'],
    ['1.0049', 2, '1.00'],
    ['-0.001', 2, '0.00'],
    ['2.5', 0, '3'],
    ['7', 2, '7.00'],
  ])('QT-03 %s with %i places is %s', (value, places, expected) => {
    expect(toFixed(of(value), places)).toBe(expected);
  });

  test('QT-03 sums and products are exact where binary fractions are not', () => {
    expect(toPlain(plus(of('0.1'), of('0.2')))).toBe('0.3');
    expect(toPlain(times(of('1.005'), of('100')))).toBe('100.5');
    expect(toFixed(of('-1234567.891'), 2, ',')).toBe('-1,234,567.89');
    expect(round(of('1.005'), 2)).toEqual({ units: 101n, places: 2 });
  });
});
