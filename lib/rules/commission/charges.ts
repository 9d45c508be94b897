import { type Decimal, plus, readDecimal, round, sign, times, toFixed } from '@/lib/base/decimal';

const MIN_COMMISSION_YUAN = '5';

/** Statutory charges of an A-share trade, as shares of its turnover; exact decimals. */
const CHARGES = {
  handling: '0.0000341',
  supervision: '0.00002',
  stamp: '0.0005',
  transfer: '0.00001',
} as const;

type ChargeName = 'commission' | 'handling' | 'supervision' | 'transfer' | 'stamp';

interface Charge {
  name: ChargeName;
  /** Yuan with two decimals. */
  amount: string;
  /** The minimum commission applies, since the rate gives less. */
  atLeast?: true;
}

export interface Costs {
  /** What the visitor typed, as an amount with two decimals. */
  turnover: string;
  charges: Charge[];
  statutory: string;
  total: string;
}

interface Trade {
  /** As typed; commas between thousands are allowed. */
  amount: string;
  side: 'buy' | 'sell';
  /** Share of the turnover, as an exact decimal. */
  rate: string;
}

const CENTS = 2;
const MAX_YUAN: Decimal = { units: 1_000_000_000_000n, places: 0 };
const cents = (value: Decimal): Decimal => round(value, CENTS);
const less = (a: Decimal, b: Decimal): boolean => sign(plus(a, { ...b, units: -b.units })) < 0;
const sum = (values: readonly Decimal[]): Decimal => values.reduce(plus, { units: 0n, places: 0 });
const money = (value: Decimal): string => toFixed(value, CENTS, ',');

/** Why a text is not a valid turnover. */
export type AmountFault = 'missing' | 'notNumber' | 'zero' | 'tooLarge';

const AMOUNT_FORM = /^(\d+|\d{1,3}(,\d{3})+)(\.\d{1,2})?$/;
const yuanOf = (text: string): Decimal | null => readDecimal(text.replaceAll(',', ''));

/** What is wrong with a typed turnover; null for one above zero and below a trillion yuan. */
export function amountFault(text: string): AmountFault | null {
  if (!text) return 'missing';
  if (!AMOUNT_FORM.test(text)) return 'notNumber';
  const value = yuanOf(text);
  if (!value || !less(value, MAX_YUAN)) return 'tooLarge';
  return sign(value) > 0 ? null : 'zero';
}

/** Turnover as an exact decimal, or null. */
export const readTurnover = (text: string): Decimal | null => (amountFault(text) ? null : yuanOf(text));

function commissionOf(turnover: Decimal, rate: Decimal): Charge & { value: Decimal } {
  const byRate = cents(times(turnover, rate));
  const least = readDecimal(MIN_COMMISSION_YUAN) ?? byRate;
  const short = less(byRate, least);
  const value = short ? least : byRate;
  return { name: 'commission', value, amount: money(value), ...(short ? { atLeast: true } : {}) };
}

/** What a trade of A shares costs, each charge rounded half up to the cent; null for an invalid amount or rate. */
export function costsOf({ amount, side, rate }: Trade): Costs | null {
  const [turnover, exact] = [readTurnover(amount), readDecimal(rate)];
  if (!turnover || !exact) return null;
  const names = [
    'handling',
    'supervision',
    'transfer',
    ...(side === 'sell' ? (['stamp'] as const) : []),
  ] as const;
  const commission = commissionOf(turnover, exact);
  const statutory = names.map((name) => {
    const value = cents(times(turnover, readDecimal(CHARGES[name]) ?? { units: 0n, places: 0 }));
    return { name, value, amount: money(value) };
  });
  const charges = [commission, ...statutory].map(({ value: _value, ...charge }) => charge);
  const duties = sum(statutory.map(({ value }) => value));
  return {
    turnover: money(turnover),
    charges,
    statutory: money(duties),
    total: money(plus(duties, commission.value)),
  };
}
