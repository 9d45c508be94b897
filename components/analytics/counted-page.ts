import type { Crumb } from '@/lib/model/crumb';
import type { PageContext } from '@/lib/model/page';
import type { Route } from '@/lib/model/route';
import { pathHref } from '@/lib/site/routes';

/** Parameters that identify a page; words, amounts and places chosen by visitors are not among them. */
const COUNTED = ['type', 'id', 'menuId', 'tab', 'page', 'year', 'filterName'];
const ESG = '/sustainability';

const isEsgPath = (path: string): boolean => path === ESG || path.startsWith(`${ESG}/`);

/** What is reported of a page (SH-12). */
export interface CountedPage {
  /** Address without the visitor's own input. */
  page: string;
  /** Pages and articles of the sustainability section report nothing. */
  esg: boolean;
  /** Whether labels of buttons may be reported: not where a page is about one visitor. */
  names: boolean;
}

/**
 * What is reported of a page view; `page` is the site path with the query parameters that are counted, and none on a
 * personal page.
 */
export function countedPage(
  { locale, path, query }: PageContext,
  route: Route | null,
  breadcrumbs: readonly Crumb[],
): CountedPage {
  const personal = route === null || route.unstored?.(new URLSearchParams(query)) === true;
  const reported = personal ? [] : Object.entries(query).filter(([name]) => COUNTED.includes(name));
  return {
    page: pathHref(locale, path, Object.fromEntries(reported)),
    esg: isEsgPath(path) || breadcrumbs.some((crumb) => isEsgPath(crumb.path)),
    names: !personal && route.keep !== 'fresh' && !route.noindex,
  };
}
