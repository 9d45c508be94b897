import {
  CALLING,
  CODE,
  DATE,
  DIALLED,
  dayOf,
  FREE,
  GROUPED,
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

/** On the telephone and in tickers one is yao, which cannot be taken for seven. */
const DIGITS = '零幺二三四五六七八九';
const YEAR_DIGITS = '零一二三四五六七八九';
const CURRENCIES: Readonly<Record<string, string>> = {
  HKD: '港元',
  HK$: '港元',
  USD: '美元',
  US$: '美元',
  $: '美元',
  EUR: '欧元',
  '€': '欧元',
};
/** English units by the Chinese one below, and how many of those they are. */
const UNITS: Readonly<Record<string, readonly [factor: number, unit: string]>> = {
  trillion: [1, '万亿'],
  billion: [10, '亿'],
  bn: [10, '亿'],
  million: [100, '万'],
  m: [100, '万'],
};

const plain = (number: string): string => number.replaceAll(',', '');
/** Digit by digit; letters one by one, other signs as pauses. */
const spelled = (code: string): string =>
  code
    .replace(/\d/g, (digit) => DIGITS.charAt(Number(digit)))
    .replace(/[A-Z]/g, ' $& ')
    .replace(/^[(（+]+/, '')
    .replace(/[-.:()（）\s]+/g, ' ')
    .trim();
const share = (mark: string | undefined): string => (mark === '‰' ? '千分之' : '百分之');
const SIGNS: Readonly<Record<string, string>> = { '-': '负', '−': '负', '+': '正' };

function money({ groups = {} }: RegExpExecArray): string {
  const { currency = '', from = '', to, unit = '' } = groups;
  const [factor, unitName] = UNITS[unit] ?? [1, unit];
  // Twelve digits hide what binary fractions add.
  const scaled = (number: string) =>
    factor === 1 ? plain(number) : String(Number((Number(plain(number)) * factor).toPrecision(12)));
  const amount = `${scaled(from)}${to ? `至${scaled(to)}` : ''}${unitName}`;
  const name = CURRENCIES[currency];
  return name ? amount + name : `人民币${amount}元`;
}

function percent({ groups = {} }: RegExpExecArray): string | null {
  const { sign = '', from = '', mark, to, end } = groups;
  if (!mark && !end) return null;
  const first = `${SIGNS[sign] ?? ''}${share(mark ?? end)}${plain(from)}`;
  return to ? `${first}至${share(end)}${plain(to)}` : first;
}

function date({ groups = {} }: RegExpExecArray): string | null {
  const found = dayOf(groups);
  if (!found) return null;
  const year = found.year.replace(/\d/g, (digit) => YEAR_DIGITS.charAt(Number(digit)));
  return `${year}年${found.month}月${found.day}日${groups.to ? '至' : ''}`;
}

const clock = (hour = '', minute = ''): string => `${Number(hour)}点${minute === '00' ? '' : `${minute}分`}`;

/** How Chinese voices are given codes, amounts and foreign words. */
export const CHINESE: readonly Rule[] = [
  [DATE, date, /(?:^|[^\w-])$/],
  [
    TIMES,
    ([, fromHour, fromMinute, hour, minute]) => `${clock(fromHour, fromMinute)}至${clock(hour, minute)}`,
    FREE,
  ],
  [PHONE, ([number]) => spelled(number), FREE],
  [DIALLED, ([number]) => spelled(number), CALLING],
  [MONEY, money, NO_LETTER],
  [PERCENT, percent, /(?:^|[^\w.,])$/],
  [CODE, ([code]) => spelled(code), FREE],
  [RANGE, ([, from = '', to = '']) => `${plain(from)}至${plain(to)}`, FREE],
  [NEGATIVE, () => '负', SIGN_BEFORE],
  [GROUPED, ([number]) => plain(number), /(?:^|[^\d.])$/],
  [SETTLEMENT, ([, days]) => `T加${days}`],
  [NUMBERED, ([, number]) => `${number}号`],
  [/\b(?:RMB|CNY)\b/g, () => '人民币'],
  [/\s?&\s?/g, () => '和'],
  // A share class, and initials such as ESG.
  [/\b[A-Z](?=股)/g, ([letter]) => `${letter} `],
  [/[A-Z]{2,5}(?![A-Za-z])/g, ([initials]) => ` ${[...initials].join(' ')} `, NO_LETTER],
  // The voice changes its language between words, not within one.
  [/[A-Za-z][A-Za-z'’.-]*(?: [A-Za-z][A-Za-z'’.-]*)*/g, ([words]) => ` ${words} `],
];
