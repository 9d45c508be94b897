import type { Locale } from './variant';

export const TABLE_NAMES = ['holders', 'ownership', 'dividends'] as const;
export type TableName = (typeof TABLE_NAMES)[number];

/** How a value is written: as it is, with thousands separators, as a date, or as a word of the language. */
type CellKind = 'text' | 'number' | 'date' | 'word';

/** Columns that have a heading in messages (`investors.table.columns`). */
export type ColumnKey =
  | 'shareholderName'
  | 'shareQuantity'
  | 'sharePercentage'
  | 'shareType'
  | 'restrictedShares'
  | 'name'
  | 'shareNumber'
  | 'percentage'
  | 'year'
  | 'period'
  | 'dividendPerShare'
  | 'totalDividends'
  | 'bonusShares'
  | 'recordDate'
  | 'distributionDate';

/** Values that are words of the language (`investors.table.words`). */
const PERIODS = ['annual', 'interim', 'final'] as const;
export type Period = (typeof PERIODS)[number];

/** Whether a text is one of the periods for which a dividend is paid. */
export const isPeriod = (text: string): text is Period => PERIODS.some((known) => known === text);

export interface TableColumn {
  key: ColumnKey;
  kind: CellKind;
}

export type TableRecord = Readonly<Record<string, string>>;

/** One of the company's static tables in one language; every value as plain text, numbers with a point and no separators. */
export interface DataTable {
  name: TableName;
  columns: readonly TableColumn[];
  rows: readonly TableRecord[];
  /** YYYY-MM-DD or YYYY-MM. */
  asOf: string;
  source: string;
  /** True for sample figures, which the company replaces by its own. */
  sample: boolean;
  locale: Locale;
}
