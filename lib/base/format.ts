import { format, isValid, parse } from 'date-fns';
import { enUS } from 'date-fns/locale/en-US';
import type { Locale } from '@/lib/model/variant';
import { inChina } from './china-time';

function readDate(text: string): Date | null {
  const date = parse(text.trim().slice(0, 10), 'yyyy-MM-dd', new Date(2000, 0, 1));
  return isValid(date) ? date : null;
}

/** Date part of a back-office time (LG-05); text that is no date is returned unchanged. */
export function formatDate(text: string, locale: Locale): string {
  const date = readDate(text);
  if (!date) return text;
  return locale === 'zh' ? format(date, 'yyyy年MM月dd日') : format(date, 'MMMM d, yyyy', { locale: enUS });
}

/** A time in ISO 8601 as date and minute in China; text that is no time is returned unchanged. */
export function formatMoment(time: string, locale: Locale): string {
  const at = Date.parse(time);
  if (Number.isNaN(at)) return time;
  const [date = '', clock = ''] = inChina(at).toISOString().split('T');
  return `${formatDate(date, locale)}${locale === 'zh' ? ' ' : ', '}${clock.slice(0, 5)}`;
}

/** A month such as 2025-03, without a day. */
export function formatMonth(text: string, locale: Locale): string {
  const date = readDate(`${text}-01`);
  if (!date) return text;
  return locale === 'zh' ? format(date, 'yyyy年MM月') : format(date, 'MMMM yyyy', { locale: enUS });
}

/** Value of `<time datetime>`: YYYY-MM-DD, or undefined for text that is no date. */
export function isoDate(text: string): string | undefined {
  const date = readDate(text);
  return date ? format(date, 'yyyy-MM-dd') : undefined;
}

/** 1536 as 1.5 KB; less than a kilobyte in bytes. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  const value = bytes / 1024 ** power;
  return `${power === 0 ? value : value.toFixed(1)} ${units[power]}`;
}
