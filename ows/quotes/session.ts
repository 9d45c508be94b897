/** Opening hours in minutes of the day, China time; the same for both exchanges. */
export const SHANGHAI = [
  [570, 690],
  [780, 900],
] as const;
export const HONG_KONG = [
  [570, 720],
  [780, 960],
] as const;
export type Hours = readonly (readonly [number, number])[];

/** A trading day (days since 1970 in China) and how much of it has passed. */
export type Session = {
  day: number;
  /** Trading minutes since the opening. */
  elapsed: number;
  /** Minute of the day of the last price. */
  minute: number;
};

const DAY_MS = 86_400_000;
const CHINA_OFFSET_MS = 8 * 3_600_000;

/** The session of the last price: today's from its opening, else the last weekday's close. */
export function sessionAt(now: Date, hours: Hours): Session {
  const local = now.getTime() + CHINA_OFFSET_MS;
  const day = Math.floor(local / DAY_MS);
  const minute = Math.floor((local - day * DAY_MS) / 60_000);
  const opening = hours[0]?.[0] ?? 0;
  if (isWeekday(day) && minute >= opening) return sessionOn(day, { minute, hours });
  return sessionOn(previousTradingDay(day), { minute: 24 * 60, hours });
}

export function minutesOf(hours: Hours): number {
  return hours.reduce((sum, [from, to]) => sum + to - from, 0);
}

/** Public holidays are not modelled: every weekday is a trading day. */
export function previousTradingDay(day: number): number {
  return isWeekday(day - 1) ? day - 1 : previousTradingDay(day - 1);
}

function sessionOn(day: number, { minute, hours }: { minute: number; hours: Hours }): Session {
  let elapsed = 0;
  let last = hours[0]?.[0] ?? 0;
  for (const [from, to] of hours) {
    if (minute < from) break;
    last = Math.min(minute, to);
    elapsed += last - from;
  }
  return { day, elapsed, minute: last };
}

/** Day 0 was a Thursday. */
function isWeekday(day: number): boolean {
  const weekday = (day + 4) % 7;
  return weekday !== 0 && weekday !== 6;
}
