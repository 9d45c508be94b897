import type { Locale } from '@/lib/model/variant';

interface OpeningHours {
  /** 0 is Monday. */
  from: number;
  until: number;
  /** From and until, `09:00`. */
  times: (readonly [string, string])[];
}

const DAY = '[一二三四五六日天]';
const TIME = String.raw`\d{1,2}[:：]\d{2}`;
const SPAN = String.raw`${TIME}\s*(?:[-–—~～]|至|到)\s*${TIME}`;
const WHOLE = new RegExp(
  String.raw`^(?:(?:周|星期)(${DAY})\s*(?:至|到|[-–—~～])\s*(?:周|星期)(${DAY})|(工作日)|(每天|每日))\s*[:：,，]?\s*` +
    String.raw`(${SPAN}(?:\s*[,，、;；]?\s*${SPAN})*)$`,
);
const SCHEMA_DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
/** 2024-01-01 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

const dayOf = (word = ''): number => '一二三四五六日'.indexOf(word.replace('天', '日'));
const padded = (time: string): string => time.replace('：', ':').padStart(5, '0');
const isTime = (time: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/** `周一至周五 9:00-11:30，13:00-15:00` in parts; null for a text of any other form. */
export function readHours(text: string): OpeningHours | null {
  const [, first, last, workdays, daily, spans = ''] = WHOLE.exec(text.trim()) ?? [];
  const times = (spans.match(new RegExp(TIME, 'g')) ?? []).map(padded);
  if (times.length === 0 || !times.every(isTime)) return null;
  const [from, until] = workdays ? [0, 4] : daily ? [0, 6] : [dayOf(first), dayOf(last)];
  if (from > until) return null;
  const pairs = times.flatMap((opens, at) => (at % 2 === 0 ? [[opens, times[at + 1] ?? ''] as const] : []));
  return pairs.every(([opens, closes]) => opens < closes) ? { from, until, times: pairs } : null;
}

/** `Mo-Fr 09:00-11:30` for each span, as schema.org's openingHours; undefined for hours that cannot be read. */
export function schemaHours(text: string): string[] | undefined {
  const hours = readHours(text);
  if (!hours) return undefined;
  const days = `${SCHEMA_DAYS[hours.from]}-${SCHEMA_DAYS[hours.until]}`;
  return hours.times.map(([opens, closes]) => `${days} ${opens}-${closes}`);
}

const DAY_NAMES = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

/**
 * `Mon–Fri 09:00–11:30, 13:00–15:00` on English pages; the text itself on others, and if it cannot be read.
 */
export function hoursIn(text: string, locale: Locale): string {
  const hours = locale === 'en' ? readHours(text) : null;
  if (!hours) return text;
  const name = (day: number) => DAY_NAMES.format(MONDAY + day * DAY_MS);
  const times = hours.times.map(([opens, closes]) => `${opens}–${closes}`).join(', ');
  return `${name(hours.from)}–${name(hours.until)} ${times}`;
}
