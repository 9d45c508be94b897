import type { Instrument } from './instruments';
import type { Tick } from './walk';

/** A tick in its wire form: number = value x 10^exponent; values and exponents are text or numbers. */
export function toQuote(instrument: Instrument, tick: Tick): Record<string, unknown> {
  const change = tick.last - tick.previousClose;
  return {
    code: instrument.code,
    marketData: {
      lastPrice: { value: String(tick.last), exponent: -2 },
      highPrice: { value: String(tick.high), exponent: -2 },
      lowPrice: { value: String(tick.low), exponent: -2 },
      totalVolume: { value: String(tick.volume / instrument.lot), unit: instrument.lot },
      totalAmount: { value: String(tick.amount), exponent: -2 },
      dateTime: stampOf(tick),
    },
    taInfo: {
      priceChange: { value: change, exponent: -2 },
      priceChangeRate: { value: Math.round((change / tick.previousClose) * 10_000), exponent: '-4' },
    },
  };
}

/** YYYYMMDDHHmmssSSS in China time. */
function stampOf({ session }: Tick): string {
  const instant = new Date(session.day * 86_400_000 + session.minute * 60_000);
  return instant.toISOString().replace(/\D/g, '');
}
