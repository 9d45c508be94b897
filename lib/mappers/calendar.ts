import { chinaTime } from '@/lib/base/china-time';
import { writtenDay } from '@/lib/base/written-day';
import type { DictionaryEntry } from '@/lib/model/dictionaries';
import type { CalendarEvent } from '@/lib/model/investors';
import type { Translate } from './articles';

const WHEN = /^([\d年月日/.-]+)(?:[ T](\d{2}:\d{2})(?:\s*[-–]\s*(\d{2}:\d{2}))?)?$/;
const ID = /^[a-z0-9-]{1,60}$/;

/**
 * financial_calendar: value is the time ("2027-03-26" or "2027-03-26 15:00-16:30", in China; the day also as in lib/base/written-day.ts), text the place, remark
 * the event's id. Empty where the time is malformed.
 */
export function mapEvent(
  { label, value, text, remark }: DictionaryEntry,
  translate: Translate,
): CalendarEvent[] {
  const [, day = '', start = null, end = null] = WHEN.exec(value.trim()) ?? [];
  const date = writtenDay(day);
  if (!date || chinaTime(`${date} ${start ?? '00:00'}`) === null) return [];
  const id = ID.test(remark) ? remark : date;
  return [{ id, title: translate(label), date, start, end, place: translate(text) }];
}
