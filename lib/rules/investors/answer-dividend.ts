import type { DividendAnswer } from '@/lib/model/dividend-answer';
import { DIVIDEND_YEARS, dividendCash } from './dividend-cash';

const SHARES = /^[1-9]\d{0,11}$/;

type Query = Readonly<Record<string, string>>;

/** Computes the dividend for the query of the address; commas may separate thousands. */
export function answerDividend({ shares: typed, from, to }: Query): DividendAnswer {
  const plain = typed?.replaceAll(',', '') ?? '';
  const shares = SHARES.test(plain) ? plain : null;
  const first = Number(from ?? DIVIDEND_YEARS[0]);
  const last = Number(to ?? DIVIDEND_YEARS.at(-1));
  const query = { ...(shares ? { shares } : {}), from: first, to: last };
  if (!shares) return { query, wrong: typed || from || to ? 'shares' : null, cash: null };
  if (first > last) return { query, wrong: 'years', cash: null };
  return { query, wrong: null, cash: dividendCash({ shares, from: first, to: last }) };
}
