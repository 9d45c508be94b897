import { type Decimal, readDecimal, shift, times, toPlain } from '@/lib/base/decimal';
import { isRecord, toInt, toRecords, toText } from '@/lib/base/values';
import { QUOTE_CODES, type Quote, type QuoteCode } from '@/lib/model/quotes';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
const textOf = (value: Decimal | null): string | null => value && toPlain(value);

/** { value, exponent }: both may be text; null without an exponent. */
function scaled(field: unknown): string | null {
  const { value, exponent } = fieldsOf(field);
  const [number, power] = [readDecimal(value), toInt(exponent)];
  return number && power !== null ? textOf(shift(number, power)) : null;
}

/** { value, unit }: number of lots, and shares in a lot. */
function counted(field: unknown): string | null {
  const { value, unit } = fieldsOf(field);
  const [number, lot] = [readDecimal(value), readDecimal(unit)];
  return number && lot ? textOf(times(number, lot)) : null;
}

function mapQuote(code: QuoteCode, item: Fields): Quote {
  const [market, trend] = [fieldsOf(item.marketData), fieldsOf(item.taInfo)];
  return {
    code,
    last: scaled(market.lastPrice),
    high: scaled(market.highPrice),
    low: scaled(market.lowPrice),
    volume: counted(market.totalVolume),
    amount: scaled(market.totalAmount),
    change: scaled(trend.priceChange),
    changeRate: scaled(trend.priceChangeRate),
    time: toText(market.dateTime).trim(),
  };
}

/** Both quotes of an answer: what is missing or malformed is null. Used by server and browser. */
export function mapQuotes(body: unknown): Quote[] {
  const items = toRecords(fieldsOf(fieldsOf(body).data).items);
  return QUOTE_CODES.map((code) => mapQuote(code, items.find((item) => item.code === code) ?? {}));
}

/** Whether at least one of the quotes states a price. */
export const hasPrice = (quotes: readonly Quote[]): boolean => quotes.some(({ last }) => last !== null);
