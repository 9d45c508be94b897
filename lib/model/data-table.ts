import type { Locale } from './variant';

/** Tables of the page on the stock, in the order of its tabs. */
const STOCK_TABLES = ['holders', 'ownership', 'dividends'] as const;
export type StockTable = (typeof STOCK_TABLES)[number];

export const TABLE_NAMES = [...STOCK_TABLES, 'figures'] as const;
export type TableName = (typeof TABLE_NAMES)[number];

/**
 * How a value is written: as it is, with thousands separators, from ten thousands in the unit of the language, as a date,
 * or as a word of the language.
 */
type CellKind = 'text' | 'number' | 'tenThousands' | 'date' | 'word';

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
  | 'distributionDate'
  | 'revenue'
  | 'netProfit'
  | 'roe'
  | 'riskCoverage';

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
export interface DataTable<N extends TableName = TableName> {
  name: N;
  columns: readonly TableColumn[];
  rows: readonly TableRecord[];
  /** YYYY-MM-DD or YYYY-MM. */
  asOf: string;
  source: string;
  /** True for sample figures, which the company replaces by its own. */
  sample: boolean;
  locale: Locale;
}
