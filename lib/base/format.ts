import { format, isValid, parse } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import type { Locale } from '@/lib/model/variant';
import { inChina } from './china-time';

function readDate(text: string): Date | null {
  const date = parse(text.trim().slice(0, 10), 'yyyy-MM-dd', new Date(2000, 0, 1));
  return isValid(date) ? date : null;
}

/** Formats the date part of a back-office time (LG-05); text that is not a date is returned unchanged. */
export function formatDate(text: string, locale: Locale): string {
  const date = readDate(text);
  if (!date) return text;
  return locale === 'zh' ? format(date, 'yyyy年MM月dd日') : format(date, 'MMMM d, yyyy', { locale: enUS });
}

/** Formats an ISO 8601 time as date, hour and minute in China; text that is not a time is returned unchanged. */
export function formatMoment(time: string, locale: Locale): string {
  const at = Date.parse(time);
  if (Number.isNaN(at)) return time;
  const [date = '', clock = ''] = inChina(at).toISOString().split('T');
  return `${formatDate(date, locale)}${locale === 'zh' ? ' ' : ', '}${clock.slice(0, 5)}`;
}

/** Formats a month such as 2025-03; text that is not a month is returned unchanged. */
export function formatMonth(text: string, locale: Locale): string {
  const date = readDate(`${text}-01`);
  if (!date) return text;
  return locale === 'zh' ? format(date, 'yyyy年MM月') : format(date, 'MMMM yyyy', { locale: enUS });
}

/** Value of `<time datetime>`: YYYY-MM-DD, or undefined for text that is not a date. */
export function isoDate(text: string): string | undefined {
  const date = readDate(text);
  return date ? format(date, 'yyyy-MM-dd') : undefined;
}

/** Formats a size: 1536 as 1.5 KB; sizes below a kilobyte in bytes. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  // What would be rounded to 1024.0 is 1.0 of the next unit.
  const power = units.findIndex((_, at) => bytes / 1024 ** at < (at === 0 ? 1024 : 1023.95));
  const unit = power < 0 ? units.length - 1 : power;
  const value = bytes / 1024 ** unit;
  return `${unit === 0 ? value : value.toFixed(1)} ${units[unit]}`;
}
