/** Parses `YYYY-MM-DD[ HH:mm[:ss]]` in China Standard Time (sent without offset); epoch milliseconds, or null. */
export function chinaTime(text: string): number | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2}))?)?/.exec(text.trim());
  if (!match) return null;
  const time = Date.parse(`${match[1]}T${match[2] ?? '00:00'}:${match[3] ?? '00'}+08:00`);
  return Number.isNaN(time) ? null : time;
}

/** China Standard Time is eight hours ahead of UTC, without daylight saving. */
export const CHINA_OFFSET_MS = 8 * 3_600_000;

/** A Date whose UTC fields are the Chinese local time of a time in milliseconds since the epoch. */
export const inChina = (time: number): Date => new Date(time + CHINA_OFFSET_MS);

/** The current day in China as YYYY-MM-DD. */
export const todayInChina = (now = Date.now()): string => inChina(now).toISOString().slice(0, 10);
