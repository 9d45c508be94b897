import { type Decimal, readDecimal, round, shift, toFixed, toPlain } from '@/lib/base/decimal';
import type { Locale } from '@/lib/model/variant';

/** From 万, four zeros, to a million of six, 亿 of eight and a billion of nine. */
const TO = { tenThousand: 0, million: -2, hundredMillion: -4, billion: -5 } as const;
const PLACES = 2;

export type LargeUnit = keyof typeof TO;

/** A figure in ten thousands (万) in the unit that the language counts in, exactly: Chinese as it is, English in millions. */
export function inOwnUnit(text: string, locale: Locale): string {
  const value = locale === 'en' ? readDecimal(text) : null;
  const millions = value && shift(value, TO.million);
  return millions ? toPlain(millions) : text;
}

/** The same for reading: separated thousands, in English two decimals. */
export function ownUnitText(text: string, locale: Locale): string {
  const value = readDecimal(text);
  if (!value) return text;
  const millions = locale === 'en' ? shift(value, TO.million) : null;
  return millions ? toFixed(millions, PLACES, ',') : toFixed(value, value.places, ',');
}

const inUnit = (value: Decimal, unit: LargeUnit): Decimal => round(shift(value, TO[unit]) ?? value, PLACES);

const isOneOrMore = ({ units }: Decimal): boolean => (units < 0n ? -units : units) >= 100n;

/** The first of the units in which the figure has a digit before the point, else the last. */
function inFirst(text: string, units: readonly [LargeUnit, LargeUnit]): readonly [string, LargeUnit] {
  const value = readDecimal(text);
  if (!value) return [text, 'tenThousand'];
  const unit = isOneOrMore(inUnit(value, units[0])) ? units[0] : units[1];
  return [toFixed(inUnit(value, unit), PLACES, ','), unit];
}

/** A number of shares in ten thousands in few digits, with its unit: as it is in Chinese, 17.63 billion in English. */
export const shortCount = (text: string, locale: Locale): readonly [string, LargeUnit] =>
  locale === 'zh' ? [ownUnitText(text, locale), 'tenThousand'] : inFirst(text, ['billion', 'million']);

/** An amount of money in ten thousands in few digits, with its unit: 286.40 亿 in Chinese, 28.64 billion in English. */
export const shortAmount = (text: string, locale: Locale): readonly [string, LargeUnit] =>
  inFirst(text, locale === 'zh' ? ['hundredMillion', 'tenThousand'] : ['billion', 'million']);
