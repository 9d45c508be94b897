import type { DetailType } from './model/detail';
import type { Locale } from './model/variant';

/** How going back treats a page: kept by full address, kept by path only, or made anew each time. */
type Keep = 'address' | 'path' | 'fresh';
/** What stands in for a hidden header: the compact logo bar, the page's own, or nothing at all. */
type Bar = 'logo' | 'own' | 'blank';

export interface Route {
  path: string;
  header: boolean;
  footer: boolean;
  bar: Bar;
  keep: Keep;
  zhOnly: boolean;
  noindex: boolean;
  /** Query parameters with a meaning, in canonical order, each with the form its value must have. */
  params: Readonly<Record<string, RegExp>>;
  /** Makes one query of several that say the same. */
  tidy?: (query: URLSearchParams) => URLSearchParams;
}

const PAGE = /^[1-9]\d{0,3}$/;
const TOKEN = /^[a-z0-9_-]{1,40}$/i;
const ID = /^\d{1,19}$/;
const YEAR = /^20\d\d$/;

const PLAIN: Omit<Route, 'path'> = {
  header: true,
  footer: true,
  bar: 'logo',
  keep: 'address',
  zhOnly: false,
  noindex: false,
  params: {},
};
const BARE = { header: false } as const;

function route(path: string, flags: Partial<Route> = {}): Route {
  return { ...PLAIN, ...flags, path };
}

function family(parent: string, children: string[], flags: Partial<Route> = {}): Route[] {
  return children.map((child) => route(`${parent}/${child}`, flags));
}

/** An id says which article it is, whatever menu it came from; and an article is news unless said otherwise. */
function tidyDetail(query: URLSearchParams): URLSearchParams {
  if (query.has('id')) query.delete('menuId');
  return query.size === 0 || query.has('type') ? query : new URLSearchParams([['type', 'news'], ...query]);
}

const INTRO = '/investor-relations/intro';

/** The route table: every internal address of the site. */
export const ROUTES: readonly Route[] = [
  route('/'),
  route('/about-us'),
  route('/about-us/culture-building', { ...BARE, params: { page: PAGE } }),
  route('/what-we-do'),
  ...family('/what-we-do', [
    'wealth-management',
    'research',
    'investment-management',
    'investment-banking',
    'institutional-business-and-trading',
    'global-business',
    'futures-business',
    'credit-business',
  ]),
  route('/sustainability'),
  ...family('/sustainability', [
    'environmental',
    'governance',
    'keep-striving',
    'social',
    'sustainable-finance',
    'purpose',
  ]),
  ...family('/sustainability', ['esg-news', 'esg-report'], { params: { page: PAGE } }),
  route('/investor-relations'),
  route(INTRO),
  route(`${INTRO}/branch`, { ...BARE, zhOnly: true }),
  route(`${INTRO}/branch/publicity`, { ...BARE, footer: false, zhOnly: true, noindex: true }),
  ...family(
    INTRO,
    ['subsidiaries', 'subsidiary-detail', 'structure', 'organization-structure-detail', 'management'],
    BARE,
  ),
  ...family('/investor-relations', ['stock-info', 'report', 'prospectus', 'governance']),
  route('/investor-relations/announcements', { params: { year: YEAR, page: PAGE } }),
  route('/investor-relations/prospectus/prospectus-banner-detail', BARE),
  route('/public-disclosure'),
  route('/public-disclosure/public-content'),
  route('/public-disclosure/ann_article', { ...BARE, footer: false, bar: 'blank' }),
  route('/pressroom', { keep: 'path', params: { filterName: TOKEN, page: PAGE } }),
  route('/search', { noindex: true }),
  ...['/service', '/terms', '/businesslicence', '/personnel-business-disclosure', '/contact-us'].map((path) =>
    route(path),
  ),
  route('/legal-website-statement', { zhOnly: true }),
  route('/report-fraud', { ...BARE, footer: false, bar: 'own' }),
  route('/online-complaints', { ...BARE, keep: 'fresh', noindex: true }),
  ...['/customer-hotline', '/customer-slogan', '/download', '/fuyi-download', '/subsidiary/gtjauk'].map(
    (path) => route(path, BARE),
  ),
  route('/branch'),
  route('/branch-company'),
  route('/detail', { ...BARE, params: { type: TOKEN, id: ID, menuId: ID }, tidy: tidyDetail }),
];

const BY_PATH = new Map(ROUTES.map((entry) => [entry.path, entry]));

/** The flags of a generic page such as /{product}, which only the menu knows. */
export const PRODUCT_ROUTE: Route = route('/{product}');

export const PERMANENT_REDIRECTS: Readonly<Record<string, string>> = { '/software-repository': '/download' };

export const PREVIEW_PREFIX = '/preowsweb';

const PRODUCT_PATH = /^\/[a-z0-9][a-z0-9_-]{0,63}$/;

/** The table's row for a site path (without language), the product row for a single segment, else null. */
export function findRoute(path: string): Route | null {
  return BY_PATH.get(path) ?? (PRODUCT_PATH.test(path) ? PRODUCT_ROUTE : null);
}

type Query = Readonly<Record<string, string | number | undefined>>;

/** The meaningful part of a query in canonical order: unknown names, bad values and page 1 are dropped. */
export function cleanQuery(found: Route, read: (name: string) => string | null | undefined): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, form] of Object.entries(found.params)) {
    const value = read(name);
    if (value && form.test(value) && !(name === 'page' && value === '1')) query.set(name, value);
  }
  return found.tidy?.(query) ?? query;
}

/** An address of the site as a visitor sees it: `href('en', '/pressroom', { page: 2 })` is /en/pressroom?page=2. */
export function href(locale: Locale, path: string, query: Query = {}): string {
  const found = BY_PATH.get(path) ?? PRODUCT_ROUTE;
  const search = cleanQuery(found, (name) => query[name]?.toString()).toString();
  const prefixed = locale === 'en' ? (path === '/' ? '/en' : `/en${path}`) : path;
  return search ? `${prefixed}?${search}` : prefixed;
}

export const DETAIL_TYPES: readonly DetailType[] = ['news', 'channel', 'service', 'custom'];

export function detailHref(locale: Locale, id: string, type: DetailType = 'news'): string {
  return href(locale, '/detail', { type, id });
}
