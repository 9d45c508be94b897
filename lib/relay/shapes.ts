import { z } from 'zod';
import { CONTENT_PAGE_SIZE, DICTIONARY_PAGE_SIZE } from '@/lib/base/constants';
import { count, countText, id, lines, text, textLike, year } from './check';

/** What browsers may send, call by call; the numbers are those of the contract. */

const terType = textLike(/^[1-4]$/);
const MAX_PAGES = 10_000;

export const nothing = z.object({});

export const dictionaryPage = z.object({
  pageNum: count(MAX_PAGES, 1),
  pageSize: count(DICTIONARY_PAGE_SIZE, DICTIONARY_PAGE_SIZE),
});

/** Call 4. Misspelt names are the contract's own. */
export const contentPage = z.object({
  terType,
  menuKey: text(200),
  id,
  customLable: text(100),
  h5Code: text(100),
  pcCode: text(100),
  newCode: text(100),
  title: text(200),
  categoryType: text(50),
  filterName: text(100),
  showTag: text(50),
  attriCode: text(200),
  queryDeatil: textLike(/^[01]$/),
  year,
  pageNum: count(MAX_PAGES, 1),
  pageSize: count(CONTENT_PAGE_SIZE, CONTENT_PAGE_SIZE),
});

export const contentList = z.object({ title: text(200).pipe(z.string().min(1)), terType });

/** Call 7. A code is a market and a number, such as SH601211. */
export const quotes = z.object({
  items: z
    .array(z.object({ code: z.string().regex(/^[A-Z]{2}\d{4,6}$/) }))
    .min(1)
    .max(10),
  date_time: z
    .string()
    .regex(/^\d{0,17}$/)
    .default(''),
  mask_flag: z
    .object({ market_data: z.boolean().default(true), ta_info: z.boolean().default(true) })
    .default({ market_data: true, ta_info: true }),
});

/** Call 8. Numbers go out as text. */
export const search = z.object({
  back1: z.literal('LIST').default('LIST'),
  searchType: z.enum(['29', '30', '29|30']),
  searchContent: text(100).pipe(z.string().min(1)),
  pageSize: countText(100, 10),
  pageNumber: countText(1000, 1),
  terType,
});

export const visitorInfo = z.object({ info: text(4096) });

export const software = z.object({
  pageNum: count(MAX_PAGES, 1),
  pageSize: count(100, 100),
  name: text(100),
});

const captcha = { code: text(20), uuid: text(100) };

/** Call 12. Missing and wrong fields are reported by the back office, in words for the visitor. */
export const complaint = z.object({
  userName: text(100),
  phone: text(50),
  email: text(200),
  adviceSummary: lines(1000),
  adviceContent: lines(10_000),
  info: text(4096),
  ...captcha,
});

/** Call 13: carrier, name, link, description, reporter and contact, by the initials of their Chinese names. */
export const report = z.object({
  hdfw: text(100),
  wlmc: text(400),
  wllj: text(1000),
  bxxs: lines(10_000),
  xm: text(100),
  lxfs: text(200),
  ...captcha,
});
