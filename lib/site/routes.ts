import type { DetailType } from '@/lib/model/detail';
import type { MenuItem } from '@/lib/model/menu';
import type { Route } from '@/lib/model/route';
import type { Locale } from '@/lib/model/variant';
import { tidyPage } from './route-params';
import {
  DISCLOSURE_CONTENT,
  DISCLOSURE_HUB,
  PRODUCT_ROUTE,
  ROUTES,
  type SitePath,
  TAB_ROUTE,
} from './route-table';

export type { SitePath };

const BY_PATH: ReadonlyMap<string, Route> = new Map(ROUTES.map((entry) => [entry.path, entry]));

export const PREVIEW_PREFIX = '/preowsweb';

/** Path of a page that is not in the table but may be in the menu (RT-03). */
export const PRODUCT_PATH = /^\/[a-z0-9][a-z0-9_-]{0,63}$/;
/** Path of a disclosure tab that is not in the table but may be in the menu (PD-01). */
export const TAB_PATH = new RegExp(`^${DISCLOSURE_HUB}(/[a-z0-9][a-z0-9_-]{0,63}){1,4}$`);

/** Whether the table has a page at this path. */
export const isTablePath = (path: string): path is SitePath => BY_PATH.has(path);

/** The route of a site path (without language), the generic route of a path that only the menu may know, or null. */
export function findRoute(path: string): Route | null {
  const found = BY_PATH.get(path) ?? (PRODUCT_PATH.test(path) ? PRODUCT_ROUTE : null);
  return found ?? (TAB_PATH.test(path) ? TAB_ROUTE : null);
}

type Query = Readonly<Record<string, string | number | undefined>>;

/** The meaningful part of a query in canonical order: unknown names, bad values and page 1 are dropped. */
export function cleanQuery(found: Route, read: (name: string) => string | null | undefined): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, form] of Object.entries(found.params)) {
    const typed = read(name);
    const value = typed && name === 'page' ? tidyPage(typed) : typed;
    if (value && form.test(value) && !(name === 'page' && value === '1')) query.set(name, value);
  }
  return found.tidy?.(query) ?? query;
}

/** An address of the site as a visitor sees it: `href('en', '/pressroom', { page: 2 })` is /en/pressroom?page=2. */
export const href = (locale: Locale, path: SitePath, query: Query = {}): string =>
  pathHref(locale, path, query);

/** The same for a path known only at run time: of the current page, or of a menu item that is not in the table. */
export function pathHref(locale: Locale, path: string, query: Query = {}): string {
  const found = BY_PATH.get(path) ?? PRODUCT_ROUTE;
  const search = cleanQuery(found, (name) => query[name]?.toString()).toString();
  const prefixed = locale === 'en' ? (path === '/' ? '/en' : `/en${path}`) : path;
  return search ? `${prefixed}?${search}` : prefixed;
}

interface PageOfItem {
  path: string;
  query?: Readonly<Record<string, string>>;
}

/**
 * Path and query of a menu item's page: where the path is not one of the site, the page with the item's articles. Null
 * for items without a page.
 */
export function pageOfItem({ id, path }: Pick<MenuItem, 'id' | 'path'>): PageOfItem | null {
  if (path === null) return null;
  return findRoute(path) ? { path } : { path: '/detail', query: { type: 'channel', menuId: id } };
}

/** The address of a tab of disclosure, by its menu id. */
export const tabHref = (locale: Locale, tab: string): string => href(locale, DISCLOSURE_CONTENT, { tab });

export const DETAIL_TYPES: readonly DetailType[] = ['news', 'channel', 'service', 'custom'];

/** The address of an article's page, by its id. */
export function detailHref(locale: Locale, id: string, type: DetailType = 'news'): string {
  return href(locale, '/detail', { type, id });
}
