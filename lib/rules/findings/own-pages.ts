import { FILES_PATH } from '@/lib/base/constants';
import type { ReviewedSite } from '@/lib/model/review';
import type { Locale } from '@/lib/model/variant';
import { normalPath, splitLocale } from '@/lib/site/address';
import { DISCLOSURE_CONTENT, DISCLOSURE_NOTICE, PERMANENT_REDIRECTS } from '@/lib/site/route-table';
import { isTablePath } from '@/lib/site/routes';

const ARTICLE_PAGES: readonly string[] = ['/detail', '/twin', DISCLOSURE_NOTICE];

export interface OwnPage {
  locale: Locale;
  /** Without language. */
  path: string;
  query: URLSearchParams;
}

/** The page of this site at a checked address; null for other sites, files, fragments, mail and phone. */
export function ownPage(href: string, origins: readonly string[]): OwnPage | null {
  const origin = origins.find((one) => href === one || href.startsWith(`${one}/`));
  const address = origin === undefined ? href : href.slice(origin.length) || '/';
  if (!address.startsWith('/') || address.startsWith(FILES_PATH)) return null;
  const { pathname, searchParams } = new URL(address, 'http://site.invalid');
  return { ...splitLocale(normalPath(pathname)), query: searchParams };
}

/** The id of the article that a page shows, or null. */
export const articleOf = ({ path, query }: OwnPage): string | null =>
  ARTICLE_PAGES.includes(path) ? query.get('id') : null;

/**
 * What is missing: the page itself, its article or its menu item; null where nothing is known to be missing.
 */
export function lackOf(
  page: OwnPage,
  { paths, menuIds, missing }: Pick<ReviewedSite, 'paths' | 'menuIds' | 'missing'>,
): 'page' | 'article' | 'menu' | null {
  const { path, locale, query } = page;
  if (!isTablePath(path) && !paths.has(path) && !Object.hasOwn(PERMANENT_REDIRECTS, path)) return 'page';
  const id = articleOf(page);
  if (id) return missing[locale].has(id) ? 'article' : null;
  const menuId = path === '/detail' ? query.get('menuId') : path === DISCLOSURE_CONTENT && query.get('tab');
  return menuId && !menuIds.has(menuId) ? 'menu' : null;
}
