import { type Decimal, readDecimal, round, shift, sign, times, toFixed, toPlain } from '@/lib/base/decimal';
import { fromJson, isRecord } from '@/lib/base/values';
import { KINDS, PERCENT_PLACES, type Rate } from '@/lib/rules/commission/rates';

const AMOUNT_PLACES = 2;

function effective(item: unknown): Decimal | null {
  if (!isRecord(item)) return null;
  const [rate, discount] = [readDecimal(item.COMMISSIONRATE), readDecimal(item.DISCOUNTRATE)];
  if (!rate || !discount || sign(rate) < 0 || sign(discount) < 0) return null;
  return times(rate, discount);
}

function textOf(kind: Rate['kind'], value: Decimal | null): string | null {
  if (!value) return null;
  if (kind === 'options') return toFixed(value, AMOUNT_PLACES);
  const percent = shift(value, 2);
  return percent && toPlain(round(percent, PERCENT_PLACES));
}

/**
 * The items of a BUSIN_LIST, which comes as JSON text or as a list; null for anything else or an empty one.
 */
function itemsOf(list: unknown): unknown[] | null {
  const items = typeof list === 'string' ? fromJson(list) : list;
  return Array.isArray(items) && items.length > 0 ? items : null;
}

/** CP-02: nine exact rates, null for those that cannot be read; null when none can. */
export function readRates(list: unknown): Rate[] | null {
  const items = itemsOf(list);
  if (!items) return null;
  const rates = KINDS.map((kind, at) => ({ kind, text: textOf(kind, effective(items[at])) }));
  return rates.every(({ text }) => text === null) ? null : rates;
}

/**
 * Commission of an A-share trade as a share of its turnover, an exact decimal as text; null when unreadable.
 */
export function aShareRate(list: unknown): string | null {
  const rate = effective(itemsOf(list)?.[0]);
  return rate && toPlain(rate);
}
