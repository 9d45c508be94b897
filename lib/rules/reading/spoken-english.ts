import {
  CALLING,
  CODE,
  DATE,
  DIALLED,
  dayOf,
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

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const CURRENCIES: Readonly<Record<string, readonly [one: string, many: string]>> = {
  HKD: ['Hong Kong dollar', 'Hong Kong dollars'],
  HK$: ['Hong Kong dollar', 'Hong Kong dollars'],
  USD: ['US dollar', 'US dollars'],
  US$: ['US dollar', 'US dollars'],
  $: ['dollar', 'dollars'],
  EUR: ['euro', 'euros'],
  '€': ['euro', 'euros'],
};
const UNITS: Readonly<Record<string, string>> = {
  bn: 'billion',
  m: 'million',
  万: 'ten thousand',
  亿: 'hundred million',
  万亿: 'trillion',
};
/** Initials that engines take for words; capitals of headings are left alone. */
const INITIALS =
  /\b(?:AI|CEO|CFO|CSRC|ESG|ETF|HK|HKEX|IPO|IR|IT|IVR|PRC|QDII|QFII|REIT|RMB|SFC|SSE|SZSE|UK|VAT|[AH](?= shares?\b))(?=s?\b)/g;

/** Digit by digit; other signs as pauses. */
const spelled = (code: string): string =>
  code
    .replace(/^\+/, 'plus ')
    .replace(/\d/g, (digit) => ` ${DIGITS[Number(digit)]}`)
    .replace(/[A-Z]/g, ' $&')
    .replace(/[)）]?[-.:]|[)）]/g, ',')
    .replace(/[(（]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
const share = (mark: string | undefined): string => (mark === '‰' ? 'per thousand' : 'percent');
const SIGNS: Readonly<Record<string, string>> = { '-': 'minus ', '−': 'minus ', '+': 'plus ' };

function money({ groups = {} }: RegExpExecArray): string {
  const { currency = '', from = '', to, unit = '' } = groups;
  const [one, many] = CURRENCIES[currency] ?? ['yuan', 'yuan'];
  const amount = [from, ...(to ? ['to', to] : []), ...(unit ? [UNITS[unit] ?? unit] : [])].join(' ');
  return `${amount} ${amount === '1' ? one : many}`;
}

function percent({ groups = {} }: RegExpExecArray): string | null {
  const { sign = '', from = '', mark, to, end } = groups;
  if (!mark && !end) return null;
  const first = `${SIGNS[sign] ?? ''}${from}${mark ? ` ${share(mark)}` : ''}`;
  return to ? `${first} to ${to} ${share(end)}` : first;
}

function date({ groups = {} }: RegExpExecArray): string | null {
  const found = dayOf(groups);
  return found && `${MONTHS[found.month - 1]} ${found.day}, ${found.year}${groups.to ? ' to ' : ''}`;
}

/** How English voices are given codes, amounts and initials. */
export const ENGLISH: readonly Rule[] = [
  [DATE, date, /(?:^|[^\w-])$/],
  [TIMES, ([, fromHour, fromMinute, hour, minute]) => `${fromHour}:${fromMinute} to ${hour}:${minute}`, FREE],
  [PHONE, ([number]) => spelled(number), FREE],
  [DIALLED, ([number]) => spelled(number), CALLING],
  [MONEY, money, NO_LETTER],
  [PERCENT, percent, /(?:^|[^\w.,])$/],
  [CODE, ([code]) => spelled(code), FREE],
  [RANGE, ([, from, to]) => `${from} to ${to}`, FREE],
  [NEGATIVE, () => 'minus ', SIGN_BEFORE],
  [SETTLEMENT, ([, days]) => `T plus ${days}`],
  [NUMBERED, ([, number]) => `number ${number}`],
  [/\s?&\s?/g, () => ' and '],
  [INITIALS, ([initials]) => [...initials].join(' ')],
];
