import { seededRandom } from '../random/seeded';
import type { Instrument } from './instruments';
import { minutesOf, previousTradingDay, type Session, sessionAt } from './session';

/** Prices in cents, volume in shares, amount in cents. */
export type Tick = {
  session: Session;
  last: number;
  high: number;
  low: number;
  previousClose: number;
  volume: number;
  amount: number;
};

const SWING = 0.16;
const DAILY_NOISE = 0.02;
const DAYS_A_SWING = 21;
const MINUTE_NOISE = 0.0006;

/** The state of an instrument at an instant: the same for every process and every run. */
export function tickAt(instrument: Instrument, now: Date): Tick {
  const session = sessionAt(now, instrument.hours);
  const previousClose = closeOf(instrument, previousTradingDay(session.day));
  const prices = pathOf(instrument, { session, previousClose }).slice(0, session.elapsed + 1);
  const volumes = volumesOf(instrument, session);
  return {
    session,
    previousClose,
    last: prices.at(-1) ?? previousClose,
    high: Math.max(...prices),
    low: Math.min(...prices),
    volume: volumes.reduce((sum, volume) => sum + volume, 0),
    amount: volumes.reduce((sum, volume, at) => sum + volume * (prices[at + 1] ?? previousClose), 0),
  };
}

/** A close depends on its day only, so that no history has to be computed. */
function closeOf({ code, basePrice }: Instrument, day: number): number {
  const at = day / DAYS_A_SWING;
  const knot = (place: number) => seededRandom(`${code} swing ${place}`)() * 2 - 1;
  const share = at - Math.floor(at);
  const swing = knot(Math.floor(at)) * (1 - share) + knot(Math.floor(at) + 1) * share;
  const noise = seededRandom(`${code} close ${day}`)() * 2 - 1;
  return Math.round(basePrice * 100 * (1 + SWING * swing + (DAILY_NOISE / 2) * noise));
}

/** A random walk by minutes from the previous close, adjusted to end at the day's close. */
function pathOf(instrument: Instrument, day: { session: Session; previousClose: number }): number[] {
  const minutes = minutesOf(instrument.hours);
  const random = seededRandom(`${instrument.code} minutes ${day.session.day}`);
  const steps = [0];
  for (let at = 1; at <= minutes; at += 1) steps.push((steps[at - 1] ?? 0) + (random() * 2 - 1));
  const close = closeOf(instrument, day.session.day);
  const end = steps[minutes] ?? 0;
  return steps.map((step, at) => {
    const share = at / minutes;
    const straight = day.previousClose + (close - day.previousClose) * share;
    return Math.round(straight + (step - end * share) * MINUTE_NOISE * day.previousClose);
  });
}

function volumesOf({ code, minuteVolume, lot }: Instrument, { day, elapsed }: Session): number[] {
  const random = seededRandom(`${code} volume ${day}`);
  return Array.from({ length: elapsed }, () => {
    const shares = minuteVolume * (0.4 + 1.2 * random());
    return Math.round(shares / lot / 100) * lot * 100;
  });
}
