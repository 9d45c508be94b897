import { type Decimal, readDecimal, round, shift, toFixed, toPlain } from '@/lib/base/decimal';
import type { Locale } from '@/lib/model/variant';

/** Powers of ten by which figures in 万 (10^4) are shifted into a million, 亿 (10^8) and a billion. */
const TO = { tenThousand: 0, million: -2, hundredMillion: -4, billion: -5 } as const;
const PLACES = 2;

export type LargeUnit = keyof typeof TO;

/** A figure in ten thousands (万) in the unit of the language, exactly: 万 in Chinese, millions in English. */
export function inOwnUnit(text: string, locale: Locale): string {
  const value = locale === 'en' ? readDecimal(text) : null;
  const millions = value && shift(value, TO.million);
  return millions ? toPlain(millions) : text;
}

/** The same for display: with separated thousands and, in English, two decimals. */
export function ownUnitText(text: string, locale: Locale): string {
  const value = readDecimal(text);
  if (!value) return text;
  const millions = locale === 'en' ? shift(value, TO.million) : null;
  return millions ? toFixed(millions, PLACES, ',') : toFixed(value, value.places, ',');
}

const inUnit = (value: Decimal, unit: LargeUnit): Decimal => round(shift(value, TO[unit]) ?? value, PLACES);

const isOneOrMore = ({ units }: Decimal): boolean => (units < 0n ? -units : units) >= 100n;

/** The figure in the first of the units in which it is one or more, else in the second. */
function inFirst(text: string, units: readonly [LargeUnit, LargeUnit]): readonly [string, LargeUnit] {
  const value = readDecimal(text);
  if (!value) return [text, 'tenThousand'];
  const unit = isOneOrMore(inUnit(value, units[0])) ? units[0] : units[1];
  return [toFixed(inUnit(value, unit), PLACES, ','), unit];
}

/** A number of shares in ten thousands, shortened, with its unit: unchanged in Chinese, 17.63 billion. */
export const shortCount = (text: string, locale: Locale): readonly [string, LargeUnit] =>
  locale === 'zh' ? [ownUnitText(text, locale), 'tenThousand'] : inFirst(text, ['billion', 'million']);

/** An amount of money in ten thousands, shortened, with its unit: 286.40 亿 in Chinese, 28.64 billion. */
export const shortAmount = (text: string, locale: Locale): readonly [string, LargeUnit] =>
  inFirst(text, locale === 'zh' ? ['hundredMillion', 'tenThousand'] : ['billion', 'million']);
