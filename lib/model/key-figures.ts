import type { ColumnKey, DataTable } from './data-table';

/** Figures that have a name in messages (`investors.figures.names`). */
export type FigureKey = Extract<ColumnKey, 'revenue' | 'netProfit' | 'roe' | 'riskCoverage'>;

interface YearFigure {
  year: string;
  /** As in the table. */
  value: string;
}

/** One figure of the newest year with those of the years before it. */
export interface KeyFigure {
  key: FigureKey;
  /** An amount in ten thousands, or a percentage. */
  kind: 'amount' | 'percent';
  value: string;
  /** Against the year before: per cent of an amount, points of a percentage, with its sign; null without that year. */
  change: string | null;
  /** Oldest first, the newest year last. */
  series: readonly YearFigure[];
}

export interface KeyFigures {
  year: string;
  figures: readonly KeyFigure[];
  table: DataTable;
}
