import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { screenArticles, uniqueArticles } from './public-articles';

const NOW = Date.parse('2025-11-21T12:00:00+08:00');
const rowsOf = (...rows: object[]) => decodeArticlePage({ rows }).rows;

test('CL-03 unpublished and future rows are left out, and all of them are noted', () => {
  const rows = rowsOf(
    { id: 1, status: '5', displayTime: '2025-11-20 09:00:00' },
    { id: 2, status: '1', displayTime: '2025-11-20 09:00:00' },
    { id: 3, status: '5', displayTime: '2025-11-23 09:00:00' },
    { id: 4, status: '5', displayTime: '2025-11-22 09:00:00' },
  );
  const screened = screenArticles(rows, NOW);
  expect(screened.rows.map(({ id }) => id)).toEqual(['1']);
  expect(screened.ids).toEqual(['1', '2', '3', '4']);
  expect(screened.nextAt).toBe(Date.parse('2025-11-22T09:00:00+08:00'));
});

test('CL-03 rows without a time that can be read are shown, and none is to come', () => {
  const screened = screenArticles(rowsOf({ id: 1, status: '5', displayTime: 'soon' }), NOW);
  expect(screened).toMatchObject({ ids: ['1'], nextAt: null, rows: [{ id: '1' }] });
  expect(screenArticles([], NOW)).toEqual({ rows: [], ids: [], nextAt: null });
});

test('an article that two pages of a list hold is one', () => {
  const [a, b] = rowsOf({ id: 1, status: '5' }, { id: 2, status: '5' });
  if (!a || !b) throw new Error('no rows');
  expect(uniqueArticles([a, b, { ...b }]).map(({ id }) => id)).toEqual(['1', '2']);
});
