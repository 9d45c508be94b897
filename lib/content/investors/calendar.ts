import 'server-only';
import { chinaTime } from '@/lib/base/china-time';
import { isoDate } from '@/lib/base/format';
import type { Translate } from '@/lib/mappers/article';
import type { DictionaryEntry } from '@/lib/model/dictionary';
import type { CalendarEvent, InvestorCalendar } from '@/lib/model/investors';
import type { Locale } from '@/lib/model/variant';
import { getDictionaries, getTranslate } from '../dictionaries/dictionaries';

const DICTIONARY = 'financial_calendar';
const WHEN = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?:\s*[-–]\s*(\d{2}:\d{2}))?)?$/;
const ID = /^[a-z0-9-]{1,60}$/;
const DAY_MS = 86_400_000;

/** value says when ("2027-03-26" or "2027-03-26 15:00-16:30", China time), text where, remark names the event. */
function toEvent({ label, value, text, remark }: DictionaryEntry, translate: Translate): CalendarEvent[] {
  const [, date, start = null, end = null] = WHEN.exec(value) ?? [];
  // The platform takes 31 February for a day in March.
  if (!date || isoDate(date) !== date || chinaTime(`${date} ${start ?? '00:00'}`) === null) return [];
  const id = ID.test(remark) ? remark : date;
  return [{ id, title: translate(label), date, start, end, place: translate(text) }];
}

/** Every event, soonest first; a second one of the same name is left out, since files are named by it. */
export async function listEvents(locale: Locale): Promise<CalendarEvent[]> {
  const [dictionaries, translate] = await Promise.all([getDictionaries(), getTranslate(locale)]);
  const events = (dictionaries.get(DICTIONARY) ?? []).flatMap((entry) => toEvent(entry, translate));
  const byId = new Map(events.toReversed().map((event) => [event.id, event]));
  const when = ({ date, start }: CalendarEvent) => `${date} ${start ?? ''}`;
  return [...byId.values()].toSorted((a, b) => when(a).localeCompare(when(b)));
}

/** An event has passed when its day in China has. */
export function splitEvents(events: readonly CalendarEvent[], now: number): InvestorCalendar {
  const isComing = ({ date }: CalendarEvent) => (chinaTime(date) ?? 0) + DAY_MS > now;
  return {
    coming: events.filter(isComing),
    past: events.filter((event) => !isComing(event)).toReversed(),
  };
}

export async function getCalendar(locale: Locale): Promise<InvestorCalendar> {
  return splitEvents(await listEvents(locale), Date.now());
}
