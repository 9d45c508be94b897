import type { Rule } from './spoken-parts';
import { type Phrases, rulesOf } from './spoken-rules';

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** In the singular, by the first character of the code or symbol; the plural adds an s. */
const CURRENCIES: Readonly<Record<string, string>> = {
  H: 'Hong Kong dollar',
  U: 'US dollar',
  $: 'dollar',
  E: 'euro',
  '€': 'euro',
};
const UNITS: Readonly<Record<string, string>> = {
  bn: 'billion',
  m: 'million',
  万: 'ten thousand',
  亿: 'hundred million',
  万亿: 'trillion',
};
/** Initials that engines mistake for words; headings in capitals are left alone. */
const INITIALS =
  /\b(?:AI|CEO|CFO|CSRC|ESG|ETF|HK|HKEX|IPO|IR|IT|IVR|PRC|QDII|QFII|REIT|RMB|SFC|SSE|SZSE|UK|VAT|[AH](?= shares?\b))(?=s?\b)/g;

const monthName = (month: number): string =>
  new Date(2000, month - 1).toLocaleDateString('en', { month: 'long' });
const share = (number: string, mark: string): string =>
  `${number} ${mark === '‰' ? 'per thousand' : 'percent'}`;

const PHRASES: Phrases = {
  and: ' and ',
  to: ' to ',
  minus: 'minus ',
  plus: 'plus ',
  number: (digits) => digits,
  // Punctuation as pauses.
  spelled: (code) =>
    code
      .replace(/^\+/, 'plus ')
      .replace(/\d/g, (digit) => ` ${DIGITS[Number(digit)]}`)
      .replace(/[A-Z]/g, ' $&')
      .replace(/[)）]?[-.:]|[)）]/g, ',')
      .replace(/[(（]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  date: (year, month, day) => `${monthName(month)} ${day}, ${year}`,
  time: (hour, minute) => `${hour}:${minute}`,
  money(amounts, currency, unit) {
    const amount = [amounts.join(' to '), UNITS[unit] ?? unit].join(' ').trim();
    const name = CURRENCIES[currency.charAt(0)];
    if (!name) return `${amount} yuan`;
    return `${amount} ${name}${amount === '1' ? '' : 's'}`;
  },
  share,
  shares: (from, to, mark) => share(`${from} to ${to}`, mark),
  settlement: (days) => `T plus ${days}`,
  numbered: (number) => `number ${number}`,
};

const OWN: readonly Rule[] = [[INITIALS, ([initials]) => [...initials].join(' ')]];

/** Rules by which English voices read codes, amounts and initials. */
export const ENGLISH = rulesOf(PHRASES, OWN);
