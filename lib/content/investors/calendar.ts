import 'server-only';
import { chinaTime } from '@/lib/base/china-time';
import { mapEvent } from '@/lib/mappers/calendar';
import type { CalendarEvent, InvestorCalendar } from '@/lib/model/investors';
import type { Locale } from '@/lib/model/variant';
import { getDictionaries, getTranslate } from '../dictionaries/dictionaries';

const DAY_MS = 86_400_000;

/** Every event, soonest first; of two with the same id the first is used, since ids name files. */
export async function listEvents(locale: Locale): Promise<CalendarEvent[]> {
  const [dictionaries, translate] = await Promise.all([getDictionaries(), getTranslate(locale)]);
  const events = (dictionaries.get('financial_calendar') ?? []).flatMap((entry) =>
    mapEvent(entry, translate),
  );
  const byId = new Map(events.toReversed().map((event) => [event.id, event]));
  const when = ({ date, start }: CalendarEvent) => `${date} ${start ?? ''}`;
  return [...byId.values()].toSorted((a, b) => when(a).localeCompare(when(b)));
}

/** Splits events into coming and past ones; an event is past when its day in China is over. */
export function splitEvents(events: readonly CalendarEvent[], now: number): InvestorCalendar {
  const isComing = ({ date }: CalendarEvent) => (chinaTime(date) ?? 0) + DAY_MS > now;
  return {
    coming: events.filter(isComing),
    past: events.filter((event) => !isComing(event)).toReversed(),
  };
}

/** All events, coming ones by date and past ones newest first. Throws when the back office fails. */
export async function getCalendar(locale: Locale): Promise<InvestorCalendar> {
  return splitEvents(await listEvents(locale), Date.now());
}
