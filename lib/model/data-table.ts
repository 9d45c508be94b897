import type { Locale } from './variant';

/** Tables of the stock page, in the order of its tabs. */
const STOCK_TABLES = ['holders', 'ownership', 'dividends'] as const;
export type StockTable = (typeof STOCK_TABLES)[number];

export const TABLE_NAMES = [...STOCK_TABLES, 'figures'] as const;
export type TableName = (typeof TABLE_NAMES)[number];

/**
 * Format of a value: unchanged, a number with thousands separators, an amount in ten thousands that is converted to the
 * unit of the language, a date, or a translated word.
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

/** Values that are translated by messages (`investors.table.words`). */
const PERIODS = ['annual', 'interim', 'final'] as const;
export type Period = (typeof PERIODS)[number];

/** Whether a text is one of the periods for which a dividend is paid. */
export const isPeriod = (text: string): text is Period => PERIODS.some((known) => known === text);

export interface TableColumn {
  key: ColumnKey;
  kind: CellKind;
}

export type TableRecord = Readonly<Record<string, string>>;

/** A static table of the company in one language. Values are plain text, numbers without thousands separators. */
export interface DataTable<N extends TableName = TableName> {
  name: N;
  columns: readonly TableColumn[];
  rows: readonly TableRecord[];
  /** YYYY-MM-DD or YYYY-MM. */
  asOf: string;
  source: string;
  /** Whether the figures are samples, to be replaced by the company's own. */
  sample: boolean;
  locale: Locale;
}
