/** The calculator's question and answer. */
export interface DividendAnswer {
  wish: { shares?: string; from?: number; to?: number };
  /** What is wrong with the question; null when nothing is, or nothing was asked. */
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
