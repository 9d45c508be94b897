import { type Decimal, readDecimal, round, shift, sign, toFixed } from '@/lib/base/decimal';
import type { Quote } from '@/lib/model/quotes';
import type { Locale } from '@/lib/model/variant';

const MISSING = '--';

/** Words for numbers and times, from messages/. */
export interface QuoteUnits {
  tenThousand: string;
  hundredMillion: string;
  million: string;
  billion: string;
  realTime: string;
}

const say = (text: string | null, format: (value: Decimal) => string): string => {
  const value = readDecimal(text);
  return value ? format(value) : MISSING;
};

const scaled = (value: Decimal, exponent: number): Decimal => shift(value, exponent) ?? value;
const signed = (text: string): string => (/^[^-]*[1-9]/.test(text) ? `+${text}` : text);

/** A price with two decimals; `--` without one. */
export const priceText = (price: string | null): string => say(price, (value) => toFixed(value, 2));
/** A change with its sign; `--` without one. */
export const changeText = (change: string | null): string =>
  say(change, (value) => signed(toFixed(value, 2)));
/** QT-03: the ratio x 100 with two decimals. */
export const rateText = (rate: string | null): string =>
  say(rate, (value) => `${signed(toFixed(scaled(value, 2), 2))}%`);

/** Largest first: a number with more digits than the power of ten is shortened by it. */
const STEPS = {
  zh: [
    ['hundredMillion', 8],
    ['tenThousand', 4],
  ],
  en: [
    ['billion', 9],
    ['million', 6],
  ],
} as const;

/** QT-03: volumes and amounts in 万 and 亿, or with separators, million and billion. */
export function volumeText(volume: string | null, locale: Locale, units: QuoteUnits): string {
  return say(volume, (value) => {
    const size = String(round(value, 0).units).replace('-', '').length;
    const step = STEPS[locale].find(([, power]) => size > power);
    if (!step) return toFixed(value, 0, locale === 'en' ? ',' : '');
    const [unit, power] = step;
    return `${toFixed(scaled(value, -power), 2, ',')}${locale === 'en' ? ' ' : ''}${units[unit]}`;
  });
}

const STAMP = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)\d{0,3}$/;

function readStamp(time: string): { day: Date; clock: string; iso: string } | null {
  const [, year, month, date, hours, minutes, seconds] = STAMP.exec(time) ?? [];
  const iso = `${year}-${month}-${date}T${hours}:${minutes}:${seconds}+08:00`;
  const day = new Date(`${year}-${month}-${date}T00:00:00Z`);
  // The platform silently turns a date such as February 31 into one in March.
  if (Number.isNaN(Date.parse(iso)) || !day.toISOString().startsWith(`${year}-${month}-${date}`)) return null;
  return { day, clock: `${hours}:${minutes}:${seconds}`, iso };
}

/** The feed's time with its date; text that is no time is shown as it is, marked as real time. */
export function timeText(time: string, locale: Locale, units: QuoteUnits): string {
  if (!time) return MISSING;
  const stamp = readStamp(time);
  if (!stamp) return `${time} ${units.realTime}`;
  const { day, clock } = stamp;
  const [year, month, date] = day.toISOString().slice(0, 10).split('-');
  if (locale === 'zh') return `${year}年${month}月${date}日 ${clock}`;
  const words = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' } as const;
  return `${day.toLocaleDateString('en-US', words)} ${clock}`;
}

/** The feed's time in ISO 8601; undefined if it is not a time. */
export const isoTime = (time: string): string | undefined => readStamp(time)?.iso;

export type Direction = 'up' | 'down' | 'flat';

/** Direction of the price at two decimals; null if unknown. */
export function directionOf({ change, changeRate }: Quote): Direction | null {
  const value = readDecimal(change) ?? readDecimal(changeRate);
  if (!value) return null;
  const way = sign(change === null ? value : round(value, 2));
  return way > 0 ? 'up' : way < 0 ? 'down' : 'flat';
}
