import { PEOPLE_OPEN_PAGES, SEARCH_MAX_CHARS } from '@/lib/base/constants';
import { hasControl, isId } from '@/lib/base/possible';
import { PROVINCE_CODES, placeNamed } from '@/lib/base/provinces';

/** A page that no list has: larger numbers stand for it, so that made-up addresses are one page, which is 404. */
const LAST_PAGE = '10000';
export const PAGE = /^(?:[1-9]\d{0,3}|10000)$/;

/** The number of a page as addresses have it. */
export const tidyPage = (value: string): string => (/^[1-9]\d{4,}$/.test(value) ? LAST_PAGE : value);

export const TOKEN = /^[a-z0-9_-]{1,40}$/i;
export const ID = { test: isId };
export const YEAR = /^20\d\d$/;
/** Language filter of the archive. */
export const LANGUAGE = /^(zh|en)$/;
/** Tabs of the stock information; the first one needs no name in the address. */
export const OTHER_TAB = /^(ownership|dividends)$/;
/** Number of shares as typed; invalid numbers pass as well, so that the page can report them. */
export const SHARES = /^[\w.,+-]{1,20}$/;

/** Drops `menuId` if `id` identifies the article; `type` defaults to news unless the query is empty. */
export function tidyDetail(query: URLSearchParams): URLSearchParams {
  if (query.has('id')) query.delete('menuId');
  return query.size === 0 || query.has('type') ? query : new URLSearchParams([['type', 'news'], ...query]);
}

/** Tabs of the personnel disclosure; the first one, marketing persons, needs no name in the address. */
export const PEOPLE_TAB = /^(outreach|futures|funds|advisers|bonds)$/;
/** Free text of 1 to 30 characters, without invisible ones and those with a meaning in markup or addresses. */
export const KEYWORD = /^[^\p{C}<>"'&%+#\\/?=]{1,30}$/u;

/** Drops the parameters that a tab does not use. */
export function tidyPeople(query: URLSearchParams): URLSearchParams {
  const tab = query.get('tab');
  const useless =
    tab === null ? ['province'] : tab === 'funds' ? ['kind'] : ['kind', 'province', 'keyword', 'page'];
  for (const name of useless) query.delete(name);
  return query;
}

/** Keyword searches and deep pages are rendered per request: they would fill the store, and they are rate limited. */
export const isPersonal = (query: URLSearchParams): boolean =>
  query.has('keyword') || Number(query.get('page')) > PEOPLE_OPEN_PAGES;

/** Typed text: not blank, without control characters. */
export const QUESTION = { test: (text: string) => /\S/.test(text) && !hasControl(text) };

/** Trims the search text and cuts it one character above the limit, so that the page can report the excess. */
export function tidySearch(query: URLSearchParams): URLSearchParams {
  const typed = [...(query.get('q') ?? '').trim()].slice(0, SEARCH_MAX_CHARS + 1).join('');
  if (!typed) return new URLSearchParams();
  query.set('q', typed);
  return query;
}

/** Amount of a trade as typed; invalid amounts pass as well, so that the page can report them. */
export const AMOUNT = /^[\d.,]{1,20}$/;
export const PROVINCE = new RegExp(`^(${PROVINCE_CODES.join('|')})$`);

/** Normalises an outlet search: half-width, lower case; a keyword that names a province becomes `province`. */
export function tidyOutlets(query: URLSearchParams): URLSearchParams {
  const keyword = (query.get('keyword') ?? '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  query.delete('keyword');
  const place = query.has('province') ? null : placeNamed(keyword);
  if (place) query.set('province', place);
  else if (keyword) query.set('keyword', keyword);
  return query;
}

/** Value of `province` for all outlets on one page, in the disclosure tables only. */
export const WHOLE_COUNTRY = 'all';
export const PLACE = new RegExp(`^(${[WHOLE_COUNTRY, ...PROVINCE_CODES].join('|')})$`);

/** The same for the disclosure tables; a keyword without `province` searches the whole country. */
export function tidyTables(query: URLSearchParams): URLSearchParams {
  if (query.has('keyword') && query.get('province') === WHOLE_COUNTRY) query.delete('province');
  return tidyOutlets(query);
}

/** Keyword searches are rendered per request, since they would fill the store. */
export const hasKeyword = (query: URLSearchParams): boolean => query.has('keyword');

/** Calculations for a commission notice are rendered per request and not stored. */
export const hasAmount = (query: URLSearchParams): boolean => query.has('amount');

const TYPED_AMOUNT_CHARS = 30;
const TYPED_OUTLET_CHARS = 100;

/** Normalises a query for trading costs: half-width, excess spaces removed, cut; a single outlet becomes `outlet`. */
export function tidyCosts(query: URLSearchParams): URLSearchParams {
  const read = (name: string, most: number) =>
    [...(query.get(name) ?? '').normalize('NFKC').replace(/\s+/g, ' ').trim()].slice(0, most).join('');
  const [one, two] = ['outlet', 'other'].map((name) => read(name, TYPED_OUTLET_CHARS));
  const tidied = {
    amount: read('amount', TYPED_AMOUNT_CHARS).replace(/ /g, ''),
    side: query.get('side'),
    outlet: one || two,
    other: one && two,
  };
  return new URLSearchParams(
    Object.entries(tidied).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

/** Drops parameters that have no effect beside the others, so that each page of commission notices has one address. */
export function tidyNotices(query: URLSearchParams): URLSearchParams {
  const useless = query.has('id') ? ['page'] : ['amount', 'side'];
  for (const name of query.has('branchNo') ? useless : ['id', 'amount', 'side', 'page']) query.delete(name);
  if (!query.has('amount')) query.delete('side');
  return query;
}

/** Values that can be verified by address: nothing personal, so Chinese mobile numbers are excluded. */
export const PUBLIC_HOST = /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,6}$/i;
export const PUBLIC_ACCOUNT = /^[a-z][\w-]{4,39}$/i;
export const PUBLIC_PHONE = /^(?!(86)?1[3-9]\d{9}$)\d{5,12}$/;

/** Reduces the query to the first value to verify, in lower case. */
export function tidyCheck(query: URLSearchParams): URLSearchParams {
  const [first] = query;
  return new URLSearchParams(first && [[first[0], first[1].toLowerCase()]]);
}
