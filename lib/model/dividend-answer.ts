/** Query and result of the dividend calculator. */
export interface DividendAnswer {
  query: { shares?: string; from?: number; to?: number };
  /** The invalid part of the query; null if the query is valid or empty. */
  wrong: 'shares' | 'years' | null;
  cash: {
    shares: string;
    from: number;
    to: number;
    /** RMB before tax. */
    total: string;
    rows: {
      year: number;
      period: 'annual' | 'interim' | 'final';
      dividendPerShare: string;
      distributionDate: string;
      cash: string;
    }[];
  } | null;
}
