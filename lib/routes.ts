import type { DetailType } from './model/detail';
import type { Route } from './model/route';
import type { Locale } from './model/variant';
import { PRODUCT_ROUTE, ROUTES } from './route-table';

const BY_PATH = new Map(ROUTES.map((entry) => [entry.path, entry]));

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
