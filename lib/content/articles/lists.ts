import 'server-only';
import { CONTENT_PAGE_SIZE } from '@/lib/base/constants';
import type { ArticleSummary, Page } from '@/lib/model/articles';
import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';
import { LOCALES } from '@/lib/site/locales';
import { findRoute, type SitePath } from '@/lib/site/routes';
import { findByPath, getMenu, wishOf } from '../site/menu';
import { pageArticles } from './articles';

/** Lists of articles that can be followed and whose articles have addresses of their own, by the page that shows them. */
const LISTS = {
  news: { path: '/pressroom' },
  announcements: { path: '/investor-relations/announcements', categoryType: '1' },
  reports: { path: '/investor-relations/report' },
  prospectuses: { path: '/investor-relations/prospectus', categoryType: '1' },
  'esg-news': { path: '/sustainability/esg-news' },
  'esg-reports': { path: '/sustainability/esg-report' },
  culture: { path: '/about-us/culture-building' },
} as const satisfies Record<string, { path: SitePath; categoryType?: string }>;

export type ListName = keyof typeof LISTS;
export const LIST_NAMES = Object.keys(LISTS) as ListName[];

export const isListName = (name: string): name is ListName => Object.hasOwn(LISTS, name);
export const pathOfList = (name: ListName): SitePath => LISTS[name].path;
export const listOfPath = (path: string): ListName | null =>
  LIST_NAMES.find((name) => LISTS[name].path === path) ?? null;

interface Wish {
  year?: number;
  page?: number;
  pageSize?: number;
}

export interface ListPage {
  menu: MenuItem;
  list: Page<ArticleSummary>;
}

/** One page of a list, newest first; null past the end, or where the language or the menu has no such list. */
export async function pageOfList(
  locale: Locale,
  name: ListName,
  { year, page = 1, pageSize = CONTENT_PAGE_SIZE }: Wish = {},
): Promise<ListPage | null> {
  const { path, ...more } = LISTS[name];
  const menu = findByPath(await getMenu(locale), path);
  if (!menu || (locale === 'en' && (!menu.inEnglish || findRoute(path)?.zhOnly))) return null;
  const wish = { ...wishOf(menu), ...more, year: year?.toString(), page, pageSize };
  const list = await pageArticles({ locale, device: 'desktop' }, wish);
  return list && { menu, list };
}

export const EVERY_LIST = LOCALES.flatMap(({ code }) => LIST_NAMES.map((name) => [code, name] as const));
