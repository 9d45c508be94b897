import type { ColumnKey, DataTable } from './data-table';

/** Figures that have a name in messages (`investors.figures.names`). */
export type FigureKey = Extract<ColumnKey, 'revenue' | 'netProfit' | 'roe' | 'riskCoverage'>;

interface YearFigure {
  year: string;
  /** As in the table: a decimal without separators. */
  value: string;
}

/** A figure of the newest year, with its values in up to four earlier years. */
export interface KeyFigure {
  key: FigureKey;
  /** An amount in ten thousands, or a percentage. */
  kind: 'amount' | 'percent';
  value: string;
  /** Signed change on the year before: per cent for an amount, else percentage points; null if not computable. */
  change: string | null;
  /** Oldest first, the newest year last. */
  series: readonly YearFigure[];
}

export interface KeyFigures {
  year: string;
  figures: readonly KeyFigure[];
  table: DataTable;
}
