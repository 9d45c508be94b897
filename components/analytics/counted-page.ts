import type { Crumb } from '@/lib/model/crumb';
import type { PageContext } from '@/lib/model/page';
import type { Route } from '@/lib/model/route';
import { pathHref } from '@/lib/site/routes';

/** Parameters that say which page it is; words, amounts and places that visitors chose are not among them. */
const COUNTED = ['type', 'id', 'menuId', 'tab', 'page', 'year', 'filterName'];
const ESG = '/sustainability';

const isEsgPath = (path: string): boolean => path === ESG || path.startsWith(`${ESG}/`);

/** What is told of a page that is counted (SH-12). */
export interface CountedPage {
  /** Address without anything that a visitor typed. */
  page: string;
  /** Pages and articles of the sustainability section: nothing is sent from there. */
  esg: boolean;
  /** Whether the words on buttons may be told: not where a page is about one visitor. */
  names: boolean;
}

export function countedPage(
  { locale, path, query }: PageContext,
  route: Route | null,
  trail: readonly Crumb[],
): CountedPage {
  const personal = route === null || route.unstored?.(new URLSearchParams(query)) === true;
  const told = personal ? [] : Object.entries(query).filter(([name]) => COUNTED.includes(name));
  return {
    page: pathHref(locale, path, Object.fromEntries(told)),
    esg: isEsgPath(path) || trail.some((crumb) => isEsgPath(crumb.path)),
    names: !personal && route.keep !== 'fresh' && !route.noindex,
  };
}
