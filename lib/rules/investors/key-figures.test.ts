import type { DataTable, TableRecord } from '@/lib/model/data-table';
import { keyFigures } from './key-figures';
import { getTable } from './tables';

const tableOf = (rows: readonly TableRecord[]): DataTable => ({ ...getTable('figures', 'zh'), rows });
const row = (year: string, revenue: string, roe: string): TableRecord => ({ year, revenue, roe });

test('the newest year leads, with its change and at most five years, oldest first', () => {
  const years = ['2019', '2020', '2021', '2022', '2023', '2024'].map((year, at) =>
    row(year, String(100 + at * 10), `${5 + at}.5`),
  );
  const found = keyFigures(tableOf(years.toReversed()));
  expect(found?.year).toBe('2024');
  expect(found?.figures.map(({ key, kind, value, change }) => [key, kind, value, change])).toEqual([
    ['revenue', 'amount', '150', '+7.1'],
    ['roe', 'percent', '10.5', '+1.00'],
  ]);
  expect(found?.figures[0]?.series.map(({ year }) => year)).toEqual(['2020', '2021', '2022', '2023', '2024']);
});

test('a fall has a minus sign; without the year before, or after a loss, nothing is compared', () => {
  expect(keyFigures(tableOf([row('2023', '200', '7'), row('2024', '150', '6.25')]))?.figures).toMatchObject([
    { change: '−25.0' },
    { change: '−0.75' },
  ]);
  expect(keyFigures(tableOf([row('2024', '150', '6')]))?.figures[0]?.change).toBeNull();
  expect(
    keyFigures(tableOf([row('2023', '-5', '7'), row('2024', '150', '6')]))?.figures[0]?.change,
  ).toBeNull();
});

test('a change that is rounded to nothing has no sign', () => {
  const rows = [row('2023', '2864000', '7.12'), row('2024', '2863000', '7.12')];
  expect(keyFigures(tableOf(rows))?.figures).toMatchObject([{ change: '0.0' }, { change: '0.00' }]);
});

test('a company without figures has none, and one that leaves a figure out has the others', () => {
  expect(keyFigures(tableOf([]))).toBeNull();
  expect(keyFigures(tableOf([row('2024', '', '')]))).toBeNull();
  expect(keyFigures(tableOf([row('2024', '150', '')]))?.figures.map(({ key }) => key)).toEqual(['revenue']);
});
