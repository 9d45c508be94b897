import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { CHINA_OFFSET_MS } from '@/lib/base/china-time';
import type { CalendarEvent } from '@/lib/model/investors';
import { foldLine } from './fold-line';

const HOUR_MS = 3_600_000;

interface CalendarFacts {
  /** Name of the calendar. */
  name: string;
  /** Host of the site, which makes the ids of events globally unique. */
  host: string;
  /** Address of the calendar. */
  url: string;
}

const parts = (time: number): DateArray => {
  const date = new Date(time);
  return [
    date.getUTCFullYear(),
    date.getUTCMonth() + 1,
    date.getUTCDate(),
    date.getUTCHours(),
    date.getUTCMinutes(),
  ];
};

/** China time as UTC, which needs no table of time zones. */
const utc = (date: string, clock: string): number => Date.parse(`${date}T${clock}:00Z`) - CHINA_OFFSET_MS;

type Span = Pick<EventAttributes, 'start' | 'startInputType' | 'startOutputType'> & { end: DateArray };

function spanOf({ date, start, end }: CalendarEvent): Span {
  if (!start) {
    const day = Date.parse(`${date}T00:00:00Z`);
    // The end of an all-day event is the day after it.
    const [first, next] = [parts(day), parts(day + 24 * HOUR_MS)];
    return { start: [first[0], first[1], first[2]], end: [next[0], next[1], next[2]] };
  }
  const from = utc(date, start);
  const until = end ? utc(date, end) : from + HOUR_MS;
  return {
    start: parts(from),
    end: parts(Math.max(until, from)),
    startInputType: 'utc',
    startOutputType: 'utc',
  };
}

/** The package folds by characters, but the limit is in bytes, of which a Chinese character has three. */
function refold(text: string): string {
  const lines = text.replace(/\r\n[ \t]/g, '').split('\r\n');
  return lines.map(foldLine).join('\r\n');
}

/** RFC 5545 text of events: all-day ones, or with times in UTC. */
export function calendarText(events: readonly CalendarEvent[], { name, host, url }: CalendarFacts): string {
  const { value, error } = createEvents(
    events.map((event) => ({
      ...spanOf(event),
      ...(event.start ? { endInputType: 'utc' as const, endOutputType: 'utc' as const } : {}),
      uid: `${event.id}@${host}`,
      title: event.title,
      ...(event.place ? { location: event.place } : {}),
      url,
      calName: name,
      productId: `-//${host}//investor calendar//EN`,
    })),
  );
  if (error || !value) throw error ?? new Error('no calendar');
  return refold(value);
}
