import { type Decimal, plus, readDecimal, times, toFixed } from '@/lib/base/decimal';
import { DIVIDENDS, type Dividend } from './tables';

interface CashRow extends Dividend {
  /** RMB before tax, two places. */
  cash: string;
}

export interface DividendCash {
  shares: string;
  from: number;
  to: number;
  rows: CashRow[];
  total: string;
}

export const DIVIDEND_YEARS: readonly number[] = [...new Set(DIVIDENDS.map(({ year }) => year))].toSorted(
  (a, b) => a - b,
);

const NOTHING: Decimal = { units: 0n, places: 0 };

/** The dividends of a number of shares for financial years: exact, rounded to the fen at the end. */
export function dividendCash({
  shares,
  from,
  to,
}: Pick<DividendCash, 'shares' | 'from' | 'to'>): DividendCash {
  const held = readDecimal(shares) ?? NOTHING;
  const exact = DIVIDENDS.filter(({ year }) => year >= from && year <= to).map((dividend) => ({
    dividend,
    cash: times(held, readDecimal(dividend.dividendPerShare) ?? NOTHING),
  }));
  return {
    shares,
    from,
    to,
    rows: exact.map(({ dividend, cash }) => ({ ...dividend, cash: toFixed(cash, 2) })),
    total: toFixed(exact.map(({ cash }) => cash).reduce(plus, NOTHING), 2),
  };
}
