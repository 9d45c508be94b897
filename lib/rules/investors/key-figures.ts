import { plus, readDecimal, times, toFixed } from '@/lib/base/decimal';
import type { ColumnKey, DataTable } from '@/lib/model/data-table';
import type { FigureKey, KeyFigure, KeyFigures } from '@/lib/model/key-figures';
import type { Locale } from '@/lib/model/variant';
import { type LargeUnit, shortAmount } from './units';

const isFigure = (key: ColumnKey): key is FigureKey =>
  ['revenue', 'netProfit', 'roe', 'riskCoverage'].includes(key);

const MAX_YEARS = 5;
const MINUS_ONE = { units: -1n, places: 0 };

/** With a plus or minus sign; a change that is rounded to nothing has none. */
function signed(text: string): string {
  const digits = text.replace('-', '');
  if (!/[1-9]/.test(digits)) return digits;
  return `${text.startsWith('-') ? '−' : '+'}${digits}`;
}

function changeOf(kind: KeyFigure['kind'], value: string, before: string | undefined): string | null {
  const [now, then] = [readDecimal(value), readDecimal(before)];
  if (!now || !then) return null;
  if (kind === 'percent') return signed(toFixed(plus(now, times(then, MINUS_ONE)), 2));
  if (then.units <= 0n) return null;
  return signed(((Number(value) / Number(before) - 1) * 100).toFixed(1));
}

/** The newest year with up to five years of each figure that it has; null without any. */
export function keyFigures(table: DataTable): KeyFigures | null {
  const rows = table.rows
    .toSorted((a, b) => Number(a.year) - Number(b.year))
    .slice(-MAX_YEARS)
    .filter(({ year }) => year);
  const newest = rows.at(-1);
  if (!newest) return null;
  const figures = table.columns.slice(1).flatMap(({ key, kind: cell }) => {
    const value = newest[key];
    if (!isFigure(key) || value === undefined || !readDecimal(value)) return [];
    const kind = cell === 'tenThousands' ? ('amount' as const) : ('percent' as const);
    const series = rows.flatMap((row) =>
      readDecimal(row[key]) ? [{ year: row.year ?? '', value: row[key] ?? '' }] : [],
    );
    return [{ key, kind, value, change: changeOf(kind, value, rows.at(-2)?.[key]), series }];
  });
  return figures.length > 0 ? { year: newest.year ?? '', figures, table } : null;
}

/** A figure in few digits, and its unit: 286.40 hundred million, 28.64 billion, 7.12 per cent. */
export function keyFigureParts(
  kind: KeyFigure['kind'],
  value: string,
  locale: Locale,
): readonly [string, LargeUnit | 'percent'] {
  return kind === 'percent' ? [value, 'percent'] : shortAmount(value, locale);
}
