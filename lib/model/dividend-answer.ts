/** Query and result of the calculator. */
export interface DividendAnswer {
  query: { shares?: string; from?: number; to?: number };
  /** What is wrong with the query; null when it is valid or empty. */
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
