/** Patterns that both languages share. Numbers are plain or grouped by commas: 1234.5, 1,234.5. */

const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
/** Between the ends of a range; a hyphen only between numbers. */
const TO = String.raw`\s*(?:[-~～–]|—{1,2})\s*`;

export const NO_LETTER = /(?:^|[^A-Za-z])$/;
/** Neither inside of a word or number, nor in a chain such as 1-2-3. */
export const FREE = /(?:^|[^\w.,-])$/;
const AFTER = String.raw`(?![\w-]|[.,]\d)`;

const pattern = (source: string): RegExp => new RegExp(source, 'g');

/** 2026-10-16, 2026/10/16, 2026.10.16; `to` where another date follows as the end of a range. */
const DAY = String.raw`(?<year>(?:19|20)\d\d)(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})(?!\d)`;
export const DATE = pattern(String.raw`${DAY}(?<to>${TO}(?=(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d))?`);
/** Two times of a day: 9:30-11:30. */
export const TIMES = pattern(String.raw`(\d{1,2}):(\d\d)${TO}(\d{1,2}):(\d\d)(?![\d:])`);

/** RMB 1,234.5 million, HK$100-200, 人民币1.5亿元. */
export const MONEY = pattern(
  String.raw`(?<currency>RMB|CNY|HKD|USD|EUR|HK\$|US\$|[$¥￥€])\s*(?<from>${NUMBER})(?:${TO}(?<to>${NUMBER}))?(?:\s*(?<unit>万亿|亿|万|trillion\b|billion\b|million\b|bn\b|m\b))?(?:\s*(?:元|yuan\b))?`,
);
/** 12.5%, -3‰, 3-5%, 3% to 5% as two. */
export const PERCENT = pattern(
  String.raw`(?<sign>[-−+])?(?<from>${NUMBER})\s*(?<mark>[%‰])?(?:${TO}(?<to>${NUMBER})\s*(?<end>[%‰]))?`,
);

/** Telephone numbers with their parts: +86 21 3867 6666, (021) 3867 6666, 021-38676666, 400-888-8666, 13800138000. */
export const PHONE = pattern(
  String.raw`(?:\+\d{1,3}[- ]\(?\d{1,4}\)?(?:[- ]\d{3,8}){1,3}|[(（]0\d{2,3}[)）][- ]?\d{3,4}[- ]?\d{4}|0\d{2,3}-\d{3,4}[- ]?\d{4}|[48]00[- ]?\d{3,4}[- ]?\d{3,4}|1[3-9]\d{9})${AFTER}`,
);
/** Number to dial, after a word of calling. */
export const DIALLED = pattern(String.raw`\d[\d- ]{1,14}\d${AFTER}`);
export const CALLING = /(?:电话|热线|致电|拨打|客服|\b(?:call|dial|hotline|tel\.?|phone))(?:\s*[:：])?\s*$/i;
/** What makes a number an amount. */
const COUNTED = String.raw`(?!\s*(?:[万亿千百]|元|股|户|人|家|个|名|份|手|条|项|次|点|倍|[%‰]|(?:shares?|people|customers?|employees|yuan|dollars?|million|billion|units?|points?)\b))`;
/** Codes: SH601211, 601211.SH, bare A shares and funds, everything with a leading zero, service numbers. */
export const CODE = pattern(
  String.raw`(?:(?:SH|SZ|BJ|HK)[.:]?\d{5,6}|\d{5,6}\.(?:SH|SZ|BJ|HK)|(?:60|68|30|20|83|87|92|51|15|95)\d{4}|0\d{2,7}|95\d{3}|123\d{2})${AFTER}${COUNTED}`,
);

/** 2024-2026, 3~5. */
export const RANGE = pattern(`(${NUMBER})${TO}(${NUMBER})${AFTER}`);
export const SIGN_BEFORE = /(?:^|[\s(（：:])$/;
export const NEGATIVE = /[-−](?=\d)/g;
export const GROUPED = /\d{1,3}(?:,\d{3})+(?!\d)/g;
/** T+1. */
export const SETTLEMENT = /\bT\s?\+\s?(\d)\b/g;
/** No.5, No. 5. */
export const NUMBERED = /\bNo\.\s?(\d+)\b/gi;

/** Year, month and day of a DATE; null where it is none of the calendar. */
export function dayOf(
  groups: Record<string, string> = {},
): { year: string; month: number; day: number } | null {
  const month = Number(groups.month);
  const day = Number(groups.day);
  const exists = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return exists ? { year: groups.year ?? '', month, day } : null;
}
