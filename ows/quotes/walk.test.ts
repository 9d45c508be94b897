import { INSTRUMENTS, type Instrument } from './instruments';
import { type Tick, tickAt } from './walk';
import { toQuote } from './wire';

const [shanghai, hongKong] = INSTRUMENTS as [Instrument, Instrument];
const at = (time: string, instrument = shanghai): Tick => tickAt(instrument, new Date(`${time}+08:00`));

describe('quotes', () => {
  test('QT-01 the same instant gives the same price, within a minute too', () => {
    expect(at('2025-06-03T10:15:59')).toEqual(at('2025-06-03T10:15:00'));
    expect(at('2025-06-03T10:16:00')).not.toEqual(at('2025-06-03T10:15:00'));
  });

  test('QT-01 outside the hours the close is held, and the next day starts from it', () => {
    const close = at('2025-06-03T15:00:00');
    expect(at('2025-06-03T20:00:00')).toEqual(close);
    expect(at('2025-06-04T09:00:00')).toEqual(close);
    expect(at('2025-06-04T09:30:00')).toMatchObject({
      previousClose: close.last,
      last: close.last,
      volume: 0,
    });
  });

  test('QT-01 over a year prices stay plausible, and low <= last <= high', () => {
    for (let day = 0; day < 365; day += 1) {
      const tick = tickAt(hongKong, new Date(Date.UTC(2025, 0, 1 + day, 6, 40)));
      expect(tick.low).toBeLessThanOrEqual(tick.last);
      expect(tick.high).toBeGreaterThanOrEqual(tick.last);
      expect(Math.abs(tick.last / tick.previousClose - 1)).toBeLessThan(0.1);
      expect(tick.last).toBeGreaterThan(1000);
    }
  });

  test('QT-03 the wire form scales by value and exponent, volume by lots', () => {
    const tick = at('2025-06-03T15:00:00');
    const quote = toQuote(shanghai, tick);
    expect(quote).toMatchObject({
      code: 'SH601211',
      marketData: {
        lastPrice: { value: String(tick.last), exponent: -2 },
        totalVolume: { value: String(tick.volume / 100), unit: 100 },
        dateTime: '20250603150000000',
      },
      taInfo: { priceChange: { value: tick.last - tick.previousClose, exponent: -2 } },
    });
  });
});
