/** The two listings, A share first. */
export const QUOTE_CODES = ['SH601211', 'HK02611'] as const;
export type QuoteCode = (typeof QUOTE_CODES)[number];

/** Price data of a listing. Numbers are exact decimals as text; null if missing or malformed in the feed. */
export interface Quote {
  code: QuoteCode;
  last: string | null;
  high: string | null;
  low: string | null;
  /** Number of shares traded. */
  volume: string | null;
  /** Turnover in the currency of the exchange. */
  amount: string | null;
  change: string | null;
  /** A ratio: 0.0123 is 1.23 %. */
  changeRate: string | null;
  /** As the feed sent it, not validated: normally YYYYMMDDHHmmssSSS in China time. */
  time: string;
}
