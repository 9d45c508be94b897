/** Milliseconds of a `YYYY-MM-DD HH:mm:ss` in China Standard Time (no offset on the wire), or null. */
export function chinaTime(text: string): number | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2}))?)?/.exec(text.trim());
  if (!match) return null;
  const time = Date.parse(`${match[1]}T${match[2] ?? '00:00'}:${match[3] ?? '00'}+08:00`);
  return Number.isNaN(time) ? null : time;
}

const CHINA_MS = 8 * 3_600_000;

/** The day it is in China, as YYYY-MM-DD. */
export const todayInChina = (now = Date.now()): string => new Date(now + CHINA_MS).toISOString().slice(0, 10);
