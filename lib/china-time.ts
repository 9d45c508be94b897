/** Milliseconds of a `YYYY-MM-DD HH:mm:ss` in China Standard Time (no offset on the wire), or null. */
export function chinaTime(text: string): number | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::(\d{2}))?)?/.exec(text.trim());
  if (!match) return null;
  const time = Date.parse(`${match[1]}T${match[2] ?? '00:00'}:${match[3] ?? '00'}+08:00`);
  return Number.isNaN(time) ? null : time;
}
