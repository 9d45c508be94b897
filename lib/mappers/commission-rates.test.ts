import { convertibleRate, KINDS } from '@/lib/rules/commission/rates';
import { aShareRate, readRates } from './commission-rates';

const items = (rate: unknown, discount: unknown, count = 9) =>
  Array.from({ length: count }, () => ({ COMMISSIONRATE: rate, DISCOUNTRATE: discount }));
const first = (rate: unknown, discount: unknown) => readRates(items(rate, discount))?.[0]?.text;

test.each([
  ['0.0003', '0.1', '0.003'],
  ['0.0003', 0.1, '0.003'],
  [0.0003, '0.1', '0.003'],
  ['0.003', '0.8333', '0.24999'],
  ['0.003', '0.0837', '0.02511'],
  ['0.0025', '1', '0.25'],
  ['0.000123456', '1', '0.012346'],
  ['0.0000000049', '1', '0'],
  ['0.000000005', '1', '0.000001'],
  ['3e-4', '1e-1', '0.003'],
  ['1', '1', '100'],
  ['0', '1', '0'],
])('CP-02 %p x %p is %p percent, to the last digit', (rate, discount, expected) => {
  expect(first(rate, discount)).toBe(expected);
});

test('CP-02 item nine is an amount of money with two decimals', () => {
  expect(readRates(items('15', '0.3335'))?.at(-1)).toEqual({ kind: 'options', text: '5.00' });
  expect(readRates(items('1.805', '1'))?.at(-1)?.text).toBe('1.81');
});

test('CP-02 convertible bonds are five times the bond rate', () => {
  expect(convertibleRate(readRates(items('0.0002', '1')) ?? [])).toBe('0.1');
  expect(convertibleRate([])).toBeNull();
});

test('CP-04 text of JSON and list are the same', () => {
  const list = items('0.003', '1');
  expect(readRates(JSON.stringify(list))).toEqual(readRates(list));
  expect(readRates(list)).toHaveLength(KINDS.length);
});

test.each([
  [undefined],
  [null],
  [''],
  ['[]'],
  ['{'],
  ['{"a":1}'],
  [7],
  [[]],
  [items('x', '1')],
  [items('0.003', null)],
  [items('-0.003', '1')],
  [[null, 'x', 3]],
])('CP-04 %j is no list of rates', (list) => {
  expect(readRates(list)).toBeNull();
  expect(aShareRate(list)).toBeNull();
});

test('CP-04 what can be read of a broken list is kept, and the rest is known to be missing', () => {
  const broken = [...items('0.003', '1', 2), { COMMISSIONRATE: '??', DISCOUNTRATE: 1 }];
  expect(readRates(broken)?.map(({ text }) => text)).toEqual([
    '0.3',
    '0.3',
    ...Array.from({ length: 7 }, () => null),
  ]);
  expect(aShareRate(broken)).toBe('0.003');
});
