import {
  CALLING,
  CODE,
  DATE,
  DIALLED,
  FREE,
  MONEY,
  NEGATIVE,
  NO_LETTER,
  NUMBERED,
  PERCENT,
  PHONE,
  RANGE,
  SETTLEMENT,
  SIGN_BEFORE,
  TIMES,
} from './patterns';
import type { Rule } from './spoken-parts';

/** How a language says what occurs in both. */
export interface Phrases {
  and: string;
  /** Between the ends of a range. */
  to: string;
  minus: string;
  plus: string;
  /** A code, character by character. */
  spelled(code: string): string;
  /** A number in the form for the voice. */
  number(digits: string): string;
  date(year: string, month: number, day: number): string;
  time(hour: string, minute: string): string;
  /** An amount, or both ends of a range of amounts. */
  money(amounts: readonly string[], currency: string, unit: string): string;
  /** A number with a sign for per cent or per thousand. */
  share(number: string, mark: string): string;
  /** Both ends of a range of which only the second has the sign. */
  shares(from: string, to: string, mark: string): string;
  /** T+1, by its days. */
  settlement(days: string): string;
  numbered(number: string): string;
}

/** The rules of a language, in the order in which they are tried; its own come after the common ones. */
export function rulesOf(say: Phrases, own: readonly Rule[]): readonly Rule[] {
  const spelled = ([code]: RegExpExecArray) => say.spelled(code);
  const signs: Readonly<Record<string, string>> = { '-': say.minus, '−': say.minus, '+': say.plus };

  function date([, year = '', , month, day, to]: RegExpExecArray): string | null {
    const [m, d] = [Number(month), Number(day)];
    if (m < 1 || m > 12 || d < 1 || d > 31) return null;
    return say.date(year, m, d) + (to ? say.to : '');
  }

  function percent([, sign = '', from = '', mark, to = '', end]: RegExpExecArray): string | null {
    const before = signs[sign] ?? '';
    if (!end) return mark ? before + say.share(from, mark) : null;
    if (!mark) return before + say.shares(from, to, end);
    return before + say.share(from, mark) + say.to + say.share(to, end);
  }

  return [
    [DATE, date, /(?:^|[^\w-])$/],
    [
      TIMES,
      ([, h = '', m = '', hour = '', minute = '']) => say.time(h, m) + say.to + say.time(hour, minute),
      FREE,
    ],
    [PHONE, spelled, FREE],
    [DIALLED, spelled, CALLING],
    [
      MONEY,
      ([, currency = '', from = '', to, unit = '']) => say.money(to ? [from, to] : [from], currency, unit),
      NO_LETTER,
    ],
    [PERCENT, percent, /(?:^|[^\w.,])$/],
    [CODE, spelled, FREE],
    [RANGE, ([, from = '', to = '']) => say.number(from) + say.to + say.number(to), FREE],
    [NEGATIVE, () => say.minus, SIGN_BEFORE],
    [SETTLEMENT, ([, days = '']) => say.settlement(days)],
    [NUMBERED, ([, number = '']) => say.numbered(number)],
    [/\s?&\s?/g, () => say.and],
    ...own,
  ];
}
