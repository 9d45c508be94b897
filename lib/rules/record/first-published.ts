import { chinaTime } from '@/lib/base/china-time';

const DAY_MS = 24 * 3_600_000;

/**
 * Whether a filing was first seen (`since`, ISO 8601 in UTC) within a day of its publication, unlike one that
 * is older than the record. `displayTime` is in China Standard Time.
 */
export function isFirstPublication(since: string, displayTime: string): boolean {
  const shown = chinaTime(displayTime);
  return shown === null || Date.parse(since) - shown <= DAY_MS;
}
