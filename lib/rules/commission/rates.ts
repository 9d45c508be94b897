import { readDecimal, round, times, toPlain } from '@/lib/base/decimal';

/** Kinds of securities that have a rate, in the order of the contract. */
export const KINDS = [
  'aShares',
  'shanghaiB',
  'shenzhenB',
  'funds',
  'bonds',
  'repos',
  'warrants',
  'stockConnect',
  'options',
] as const;
type Kind = (typeof KINDS)[number];

/** Decimal places to which percentages are rounded. */
export const PERCENT_PLACES = 6;

export interface Rate {
  kind: Kind;
  /** Percent of turnover without trailing zeros; options: yuan per contract, two decimals; unreadable: null. */
  text: string | null;
}

/** Convertible bonds cost five times the rate of bonds. */
export function convertibleRate(rates: readonly Rate[]): string | null {
  const bonds = readDecimal(rates.find(({ kind }) => kind === 'bonds')?.text);
  return bonds && toPlain(round(times(bonds, { units: 5n, places: 0 }), PERCENT_PLACES));
}
