/** The two listings, A share first. */
export const QUOTE_CODES = ['SH601211', 'HK02611'] as const;
export type QuoteCode = (typeof QUOTE_CODES)[number];

/** What was last traded. Numbers are exact decimals as text, null where the feed has none. */
export interface Quote {
  code: QuoteCode;
  last: string | null;
  high: string | null;
  low: string | null;
  /** Shares. */
  volume: string | null;
  /** In the currency of the exchange. */
  amount: string | null;
  change: string | null;
  /** A ratio: 0.0123 is 1.23 %. */
  changeRate: string | null;
  /** As the feed sent it: YYYYMMDDHHmmssSSS in China time, or whatever else. */
  time: string;
}
