import { decodeCommissions } from '@/lib/ows/contract/commissions';
import { mapCommission, noticeDate } from './commission';

const LIST = JSON.stringify(
  Array.from({ length: 9 }, () => ({ COMMISSIONRATE: '0.0003', DISCOUNTRATE: '0.1' })),
);
const recordOf = (fields: object) => {
  const { rows } = decodeCommissions({ data: [{ PUBLICITY_ID: '1', BUSIN_LIST: LIST, ...fields }] });
  const [row] = rows;
  if (!row) throw new Error('no row');
  return mapCommission(row);
};

test.each([
  ['20250131', '2025-01-31'],
  ['20250229', ''],
  ['20240229', '2024-02-29'],
  ['2025-01-31', ''],
  ['20251301', ''],
  ['0', ''],
  ['', ''],
])('CP-04 OPT_DATE %p is the day %p', (text, expected) => {
  expect(noticeDate(text)).toBe(expected);
});

test('CP-02 an own text goes before the template, sanitised; an empty one does not count', () => {
  const own = recordOf({ PUBLICITY_CONTENT: '<p onclick="x()">费率<script>1</script></p>' });
  expect(own).toMatchObject({ text: { kind: 'own', html: '<p>费率</p>' }, aShareRate: null });
  expect(recordOf({ PUBLICITY_CONTENT: '<p>&nbsp; </p>' }).text.kind).toBe('rates');
});

test('CP-04 numbers for texts, nulls and nonsense never throw', () => {
  expect(recordOf({ PUBLICITY_ID: 7, OPT_DATE: 20250131 })).toMatchObject({ id: '7', date: '2025-01-31' });
  expect(recordOf({ BUSIN_LIST: '{"broken":', OPT_DATE: null })).toMatchObject({
    date: '',
    text: { kind: 'broken' },
    aShareRate: null,
  });
  expect(recordOf({ PUBLICITY_CONTENT: { a: 1 } }).text.kind).toBe('rates');
});

test('CP-01 rows without an id are no notices; a count may be missing or nonsense', () => {
  const rows = [{ PUBLICITY_ID: '1' }, {}, null];
  expect(decodeCommissions({ data: rows })).toMatchObject({ rows: [{ PUBLICITY_ID: '1' }], total: null });
  expect(decodeCommissions({ data: [], extraData: [{ TOTAL_COUNT: '12' }] }).total).toBe(12);
  expect(decodeCommissions({ data: [], extraData: [{ TOTAL_COUNT: -1 }] }).total).toBeNull();
  expect(() => decodeCommissions({ data: 'x' })).toThrow('data is not a list');
  expect(() => decodeCommissions({ data: [{}, 'x'] })).toThrow('no row as agreed');
});
