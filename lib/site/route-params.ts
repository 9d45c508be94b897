import { PEOPLE_OPEN_PAGES, SEARCH_MAX_CHARS } from '@/lib/base/constants';
import { hasControl, isId } from '@/lib/base/possible';
import { PROVINCE_CODES, placeNamed } from '@/lib/base/provinces';

export const PAGE = /^[1-9]\d{0,3}$/;
export const TOKEN = /^[a-z0-9_-]{1,40}$/i;
export const ID = { test: isId };
export const YEAR = /^20\d\d$/;
/** Languages by which the archive is narrowed. */
export const LANGUAGE = /^(zh|en)$/;
/** The first tab needs no name in the address. */
export const OTHER_TAB = /^(ownership|dividends)$/;
/** Invalid numbers of shares are kept, too, so that the page can report them. */
export const SHARES = /^[\w.,+-]{1,20}$/;

/** An id identifies the article, so the menu is dropped; `type` defaults to news. */
export function tidyDetail(query: URLSearchParams): URLSearchParams {
  if (query.has('id')) query.delete('menuId');
  return query.size === 0 || query.has('type') ? query : new URLSearchParams([['type', 'news'], ...query]);
}

/** The first tab, marketing persons, needs no name in the address. */
export const PEOPLE_TAB = /^(outreach|futures|funds|advisers|bonds)$/;
/** Free text: short, without control characters and characters that have a meaning in markup or addresses. */
export const KEYWORD = /^[^\p{C}<>"'&%+#\\/?=]{1,30}$/u;

/** Drops the parameters that a tab does not use. */
export function tidyPeople(query: URLSearchParams): URLSearchParams {
  const tab = query.get('tab');
  const useless =
    tab === null ? ['province'] : tab === 'funds' ? ['kind'] : ['kind', 'province', 'keyword', 'page'];
  for (const name of useless) query.delete(name);
  return query;
}

/** Keyword searches and deep pages are rendered live: they would fill the store, and they are rate limited. */
export const isPersonal = (query: URLSearchParams): boolean =>
  query.has('keyword') || Number(query.get('page')) > PEOPLE_OPEN_PAGES;

/** A search query: any text of one line that is not blank. */
export const QUESTION = { test: (text: string) => /\S/.test(text) && !hasControl(text) };

/** The canonical spelling of a query; an overlong one is cut just above the limit. */
export function tidySearch(query: URLSearchParams): URLSearchParams {
  const typed = [...(query.get('q') ?? '').trim()].slice(0, SEARCH_MAX_CHARS + 1).join('');
  if (!typed) return new URLSearchParams();
  query.set('q', typed);
  return query;
}

/** Amount of a trade as typed; an invalid one is kept, so that the page can report it. */
export const AMOUNT = /^[\d.,]{1,20}$/;
export const PROVINCE = new RegExp(`^(${PROVINCE_CODES.join('|')})$`);

/** The canonical spelling of a search for outlets: half-width, lower case, the name of a province as the province. */
export function tidyOutlets(query: URLSearchParams): URLSearchParams {
  const keyword = (query.get('keyword') ?? '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  query.delete('keyword');
  const place = query.has('province') ? null : placeNamed(keyword);
  if (place) query.set('province', place);
  else if (keyword) query.set('keyword', keyword);
  return query;
}

/** All outlets on one page: a choice of the disclosure tables beside the provinces. */
export const WHOLE_COUNTRY = 'all';
export const PLACE = new RegExp(`^(${[WHOLE_COUNTRY, ...PROVINCE_CODES].join('|')})$`);

/** The same for the disclosure tables: words alone search the whole country. */
export function tidyTables(query: URLSearchParams): URLSearchParams {
  if (query.has('keyword') && query.get('province') === WHOLE_COUNTRY) query.delete('province');
  return tidyOutlets(query);
}

/** Keyword searches are rendered live, since they would fill the store. */
export const hasKeyword = (query: URLSearchParams): boolean => query.has('keyword');

/** Calculations and pages of notices belong to a record; calculations are not shared. */
export const hasAmount = (query: URLSearchParams): boolean => query.has('amount');

const TYPED_AMOUNT_CHARS = 30;
const TYPED_OUTLET_CHARS = 100;

/** The canonical spelling of a question for trading costs: half-width, without gaps, the only outlet as the first. */
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

/** Drops parameters of commission notices that have no meaning beside the others, so that a page has one address. */
export function tidyNotices(query: URLSearchParams): URLSearchParams {
  const useless = query.has('id') ? ['page'] : ['amount', 'side'];
  for (const name of query.has('branchNo') ? useless : ['id', 'amount', 'side', 'page']) query.delete(name);
  if (!query.has('amount')) query.delete('side');
  return query;
}

/** What may be checked by an address: nothing personal, so neither mobile numbers nor names. */
export const PUBLIC_HOST = /^[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63}){1,6}$/i;
export const PUBLIC_ACCOUNT = /^[a-z][\w-]{4,39}$/i;
export const PUBLIC_PHONE = /^(?!(86)?1[3-9]\d{9}$)\d{5,12}$/;

/** One check by address: the first that it names. */
export function tidyCheck(query: URLSearchParams): URLSearchParams {
  const [first] = query;
  return new URLSearchParams(first && [[first[0], first[1].toLowerCase()]]);
}
