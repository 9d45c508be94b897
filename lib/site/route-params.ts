import { PEOPLE_OPEN_PAGES, SEARCH_MAX_CHARS } from '@/lib/base/constants';
import { hasControl, isId } from '@/lib/base/possible';
import { PROVINCE_CODES, placeNamed } from '@/lib/base/provinces';

export const PAGE = /^[1-9]\d{0,3}$/;
export const TOKEN = /^[a-z0-9_-]{1,40}$/i;
export const ID = { test: isId };
export const YEAR = /^20\d\d$/;
/** The first tab needs no name in the address. */
export const OTHER_TAB = /^(ownership|dividends)$/;
/** Also what is no number of shares: the page says so instead of forgetting the question. */
export const SHARES = /^[\w.,+-]{1,20}$/;

/** An id says which article it is, whatever menu it came from; and an article is news unless said otherwise. */
export function tidyDetail(query: URLSearchParams): URLSearchParams {
  if (query.has('id')) query.delete('menuId');
  return query.size === 0 || query.has('type') ? query : new URLSearchParams([['type', 'news'], ...query]);
}

/** The first tab, marketing persons, needs no name in the address. */
export const PEOPLE_TAB = /^(outreach|futures|funds|advisers|bonds)$/;
/** What a person types: no signs that end a value, and short. */
export const KEYWORD = /^[^\p{C}<>"'&%+#\\/?=]{1,30}$/u;

/** What a tab has no use for leaves its address. */
export function tidyPersonnel(query: URLSearchParams): URLSearchParams {
  const tab = query.get('tab');
  const useless =
    tab === null ? ['province'] : tab === 'funds' ? ['kind'] : ['kind', 'province', 'keyword', 'page'];
  for (const name of useless) query.delete(name);
  return query;
}

/** Free words would fill the store, and who turns page after page shall be counted. */
export const isPersonal = (query: URLSearchParams): boolean =>
  query.has('keyword') || Number(query.get('page')) > PEOPLE_OPEN_PAGES;

/** What is searched for: any text of one line that says something. */
export const QUESTION = { test: (text: string) => /\S/.test(text) && !hasControl(text) };

/** One spelling of a question; of an endless one as much as tells that it is too long. */
export function tidySearch(query: URLSearchParams): URLSearchParams {
  const typed = [...(query.get('q') ?? '').trim()].slice(0, SEARCH_MAX_CHARS + 1).join('');
  if (!typed) return new URLSearchParams();
  query.set('q', typed);
  return query;
}

/** Money of a trade as a person types it; what is no amount the page says so of. */
export const AMOUNT = /^[\d.,]{1,20}$/;
export const PROVINCE = new RegExp(`^(${PROVINCE_CODES.join('|')})$`);

/** One spelling of a search for outlets: full-width and capital letters as small ones, a place's name as the place. */
export function tidyOutlets(query: URLSearchParams): URLSearchParams {
  const keyword = (query.get('keyword') ?? '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  query.delete('keyword');
  const place = query.has('province') ? null : placeNamed(keyword);
  if (place) query.set('province', place);
  else if (keyword) query.set('keyword', keyword);
  return query;
}

/** Free words would fill the store. */
export const hasKeyword = (query: URLSearchParams): boolean => query.has('keyword');

/** Calculations and pages of notices belong to a record; calculations are not shared. */
export const hasAmount = (query: URLSearchParams): boolean => query.has('amount');

export function tidyNotices(query: URLSearchParams): URLSearchParams {
  const useless = query.has('id') ? ['page'] : ['amount', 'side'];
  for (const name of query.has('branchNo') ? useless : ['id', 'amount', 'side', 'page']) query.delete(name);
  if (!query.has('amount')) query.delete('side');
  return query;
}
