import { GROUPED, NO_LETTER } from './patterns';
import type { Rule } from './spoken-parts';
import { type Phrases, rulesOf } from './spoken-rules';

/** In telephone numbers and tickers one is read yao, which cannot be mistaken for seven. */
const DIGITS = '零幺二三四五六七八九';
/** By the first character of a currency's code or symbol. */
const CURRENCIES: Readonly<Record<string, string>> = {
  H: '港元',
  U: '美元',
  $: '美元',
  E: '欧元',
  '€': '欧元',
};
/** English units by their first letter, as a multiple of a Chinese unit. */
const UNITS: Readonly<Record<string, readonly [factor: number, unit: string]>> = {
  t: [1, '万亿'],
  b: [10, '亿'],
  m: [100, '万'],
};

const plain = (number: string): string => number.replaceAll(',', '');
const digits = (text: string): string => text.replace(/\d/g, (digit) => DIGITS.charAt(Number(digit)));
const share = (number: string, mark: string): string =>
  `${mark === '‰' ? '千分之' : '百分之'}${plain(number)}`;

const PHRASES: Phrases = {
  and: '和',
  to: '至',
  minus: '负',
  plus: '正',
  number: plain,
  // Letters one by one, punctuation as pauses.
  spelled: (code) =>
    digits(code)
      .replace(/[A-Z]/g, ' $& ')
      .replace(/^[(（+]+/, '')
      .replace(/[-.:()（）\s]+/g, ' ')
      .trim(),
  date: (year, month, day) => `${digits(year).replaceAll('幺', '一')}年${month}月${day}日`,
  time: (hour, minute) => `${Number(hour)}点${minute === '00' ? '' : `${minute}分`}`,
  money(amounts, currency, unit) {
    const [factor, unitName] = UNITS[unit.charAt(0)] ?? [1, unit];
    // Rounding to twelve digits hides the error of binary fractions.
    const scaled = (number: string) =>
      factor === 1 ? plain(number) : String(Number((Number(plain(number)) * factor).toPrecision(12)));
    const amount = amounts.map(scaled).join('至') + unitName;
    const name = CURRENCIES[currency.charAt(0)];
    return name ? amount + name : `人民币${amount}元`;
  },
  share,
  shares: (from, to, mark) => `${share(from, mark)}至${share(to, mark)}`,
  settlement: (days) => `T加${days}`,
  numbered: (number) => `${number}号`,
};

const OWN: readonly Rule[] = [
  [GROUPED, ([number]) => plain(number), /(?:^|[^\d.])$/],
  [/\b(?:RMB|CNY)\b/g, () => '人民币'],
  // A share class, and initials such as ESG.
  [/\b[A-Z](?=股)/g, ([letter]) => `${letter} `],
  [/[A-Z]{2,5}(?![A-Za-z])/g, ([initials]) => ` ${[...initials].join(' ')} `, NO_LETTER],
  // The voice changes its language between words, not within one.
  [/[A-Za-z][A-Za-z'’.-]*(?: [A-Za-z][A-Za-z'’.-]*)*/g, ([words]) => ` ${words} `],
];

/** Rules by which Chinese voices read codes, amounts and foreign words. */
export const CHINESE = rulesOf(PHRASES, OWN);
