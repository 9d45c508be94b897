/** Patterns that both languages share. Numbers are plain or grouped by commas: 1234.5, 1,234.5. */

const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
/** Between the ends of a range; a hyphen only between numbers. */
const TO = String.raw`\s*(?:[-~～–]|—{1,2})\s*`;

export const NO_LETTER = /(?:^|[^A-Za-z])$/;
/** Neither inside a word or number, nor in a chain such as 1-2-3. */
export const FREE = /(?:^|[^\w.,-])$/;
const AFTER = String.raw`(?![\w-]|[.,]\d)`;

const pattern = (source: string): RegExp => new RegExp(source, 'g');

/** 2026-10-16, 2026/10/16, 2026.10.16: year, separator, month, day, and a dash before the end of a range. */
const DAY = String.raw`((?:19|20)\d\d)([-/.])(\d{1,2})\2(\d{1,2})(?!\d)`;
export const DATE = pattern(String.raw`${DAY}(${TO}(?=(?:19|20)\d\d[-/.]\d{1,2}[-/.]\d))?`);
/** Two times of a day: 9:30-11:30. */
export const TIMES = pattern(String.raw`(\d{1,2}):(\d\d)${TO}(\d{1,2}):(\d\d)(?![\d:])`);

/** RMB 1,234.5 million, HK$100-200, 人民币1.5亿元: currency, amount, end of a range, unit. */
export const MONEY = pattern(
  String.raw`(RMB|CNY|HK[D$]|US[D$]|EUR|[$¥￥€])\s*(${NUMBER})(?:${TO}(${NUMBER}))?(?:\s*(万亿|亿|万|trillion\b|billion\b|million\b|bn\b|m\b))?(?:\s*(?:元|yuan\b))?`,
);
/** 12.5%, -3‰, 3-5%, 3% to 5% as two: sign, number, mark, end of a range, mark. */
export const PERCENT = pattern(String.raw`([-−+])?(${NUMBER})\s*([%‰])?(?:${TO}(${NUMBER})\s*([%‰]))?`);

/** Telephone numbers with their parts: +86 21 3867 6666, (021) 3867 6666, 021-38676666, 400-888-8666, 13800138000. */
export const PHONE = pattern(
  String.raw`(?:\+\d{1,3}[- ]\(?\d{1,4}\)?(?:[- ]\d{3,8}){1,3}|[(（]0\d{2,3}[)）][- ]?\d{3,4}[- ]?\d{4}|0\d{2,3}-\d{3,4}[- ]?\d{4}|[48]00[- ]?\d{3,4}[- ]?\d{3,4}|1[3-9]\d{9})${AFTER}`,
);
/** A number to dial, after a word for calling. */
export const DIALLED = pattern(String.raw`\d[\d- ]{1,14}\d${AFTER}`);
export const CALLING = /(?:电话|热线|致电|拨打|客服|\b(?:call|dial|hotline|tel\.?|phone))(?:\s*[:：])?\s*$/i;
/** What makes a number an amount. */
const COUNTED = String.raw`(?!\s*(?:[万亿千百元股户人家个名份手条项次点倍%‰]|(?:shares?|people|customers?|employees|yuan|dollars?|million|billion|units?|points?)\b))`;
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
