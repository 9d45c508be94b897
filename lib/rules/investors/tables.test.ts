import { type Decimal, plus, readDecimal, toFixed } from '@/lib/base/decimal';
import dividends from '@/settings/investors/dividends.json';
import holders from '@/settings/investors/holders.json';
import ownership from '@/settings/investors/ownership.json';
import { getTable } from './tables';

const ZERO: Decimal = { units: 0n, places: 0 };
const of = (text: string): Decimal => readDecimal(text) ?? ZERO;
const sumOf = (texts: string[]): string => toFixed(texts.map(of).reduce(plus, ZERO), 2);
const percent = (part: string, whole: string): string => ((Number(part) / Number(whole)) * 100).toFixed(2);

test('IR-02 eleven dividends of 2015 to 2024, from 0.10 to 0.68 a share', () => {
  const { rows } = dividends;
  expect(rows).toHaveLength(11);
  expect([...new Set(rows.map(({ year }) => year))]).toEqual([
    2024, 2023, 2022, 2021, 2020, 2019, 2018, 2017, 2016, 2015,
  ]);
  const perShare = rows.map(({ dividendPerShare }) => Number(dividendPerShare));
  expect([Math.min(...perShare), Math.max(...perShare)]).toEqual([0.1, 0.68]);
  for (const { recordDate, distributionDate, year } of rows) {
    expect(recordDate < distributionDate).toBe(true);
    expect(Number(recordDate.slice(0, 4)) - year).toBeLessThanOrEqual(1);
  }
});

test('IR-02 the totals of the dividends fit a number of shares that never shrinks much', () => {
  const shares = dividends.rows.map((row) => Number(row.totalDividends) / Number(row.dividendPerShare));
  expect(Math.max(...shares)).toBeCloseTo(1762970.87, 0);
  expect(Math.min(...shares)).toBeCloseTo(762500, 0);
});

test('IR-02 the ownership adds up on all three levels, in shares and in per cent', () => {
  expect(ownership.asOf).toBe('2025-03');
  const level = (wanted: number) => ownership.rows.filter(({ rowLevel }) => rowLevel === wanted);
  expect(level(1).map(({ shareNumber }) => shareNumber)).toEqual(['1762970.87']);
  for (const wanted of [2, 3]) {
    expect(sumOf(level(wanted).map(({ shareNumber }) => shareNumber))).toBe('1762970.87');
    expect(sumOf(level(wanted).map(({ percentage }) => percentage))).toBe('100.00');
  }
  const [a, h] = level(2);
  expect(
    sumOf(
      level(3)
        .slice(0, 2)
        .map((row) => row.shareNumber),
    ),
  ).toBe(a?.shareNumber);
  expect(
    sumOf(
      level(3)
        .slice(2)
        .map((row) => row.shareNumber),
    ),
  ).toBe(h?.shareNumber);
  for (const row of ownership.rows) expect(row.percentage).toBe(percent(row.shareNumber, ownership.total));
});

test('IR-02 ten holders as of 12 March 2025, the largest first, each with its share of the total', () => {
  expect(holders.asOf).toBe('2025-03-12');
  expect(holders.rows.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  const held = holders.rows.map(({ shareQuantity }) => Number(shareQuantity));
  expect(held).toEqual(held.toSorted((one, other) => other - one));
  for (const row of holders.rows) {
    expect(row.sharePercentage).toBe(percent(row.shareQuantity, '17629708700'));
    expect(Number(row.restrictedShares)).toBeLessThanOrEqual(Number(row.shareQuantity));
  }
});

test('IR-02 sample data says so, with date and source, in both languages', () => {
  for (const name of ['holders', 'ownership', 'dividends'] as const) {
    for (const locale of ['zh', 'en'] as const) {
      const table = getTable(name, locale);
      expect(table).toMatchObject({ sample: true, locale, asOf: expect.stringMatching(/^2025-\d\d/) });
      expect(table.source).not.toBe('');
      const keys = table.columns.map(({ key }) => key);
      for (const row of table.rows) expect(Object.keys(row)).toEqual(expect.arrayContaining(keys));
    }
  }
});
