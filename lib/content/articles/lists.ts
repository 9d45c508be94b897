import 'server-only';
import { CONTENT_PAGE_SIZE, ESG_PAGE_SIZE } from '@/lib/base/constants';
import type { ArticleSummary, Page } from '@/lib/model/articles';
import type { Listing } from '@/lib/model/channel';
import type { MenuItem } from '@/lib/model/menu';
import type { PageContext } from '@/lib/model/page';
import type { Locale, Variant } from '@/lib/model/variant';
import type { ContentQuery } from '@/lib/ows/contract/query';
import { LOCALES } from '@/lib/site/locales';
import { findRoute, type SitePath } from '@/lib/site/routes';
import { findByPath, getMenu, queryOf } from '../site/menu';
import { pageArticles } from './articles';
import { noteListed } from './listed';

interface ListRow {
  path: SitePath;
  /** Articles on one page of the site. */
  pageSize: number;
  category?: ContentQuery['category'];
}

/** Paged lists of articles with the page that shows them; each has a feed and is in the sitemaps. */
const LISTS = {
  news: { path: '/pressroom', pageSize: 10 },
  announcements: { path: '/investor-relations/announcements', pageSize: 10, category: 'filings' },
  reports: { path: '/investor-relations/report', pageSize: 10 },
  // The groups of offering documents are below the same menu item, but of another category.
  prospectuses: { path: '/investor-relations/prospectus', pageSize: 10, category: 'filings' },
  'esg-news': { path: '/sustainability/esg-news', pageSize: ESG_PAGE_SIZE },
  'esg-reports': { path: '/sustainability/esg-report', pageSize: ESG_PAGE_SIZE },
  culture: { path: '/about-us/culture-building', pageSize: 10 },
} as const satisfies Record<string, ListRow>;

export type ListName = keyof typeof LISTS;
export const LIST_NAMES = Object.keys(LISTS) as ListName[];

/** Whether a text, such as a segment of an address, names a list. */
export const isListName = (name: string): name is ListName => Object.hasOwn(LISTS, name);
/** The site path of the page that shows a list. */
export const pathOfList = (name: ListName): SitePath => LISTS[name].path;
/** The list that is shown at a site path, or null. */
export const listOfPath = (path: string): ListName | null =>
  LIST_NAMES.find((name) => LISTS[name].path === path) ?? null;

interface ListQuery {
  year?: string;
  filter?: string;
  label?: string;
  pageSize?: number;
}

export interface ListPage {
  menu: MenuItem;
  list: Page<ArticleSummary>;
}

interface ListContext {
  variant: Variant;
  /** Counted from 1. */
  page: number;
}

/** What selects the articles of a list; null where the menu has no such list. */
export async function queryOfList(
  locale: Locale,
  name: ListName,
): Promise<Pick<ContentQuery, 'menuKey' | 'bindingTags' | 'category'> | null> {
  const { path, pageSize: _, ...row }: ListRow = LISTS[name];
  const menu = findByPath(await getMenu(locale), path);
  return menu && { ...queryOf(menu), ...row };
}

/** One page of a list, newest first; null past the end, or where the menu has no such list. */
export async function getList(
  { variant, page }: ListContext,
  name: ListName,
  query: ListQuery = {},
): Promise<ListPage | null> {
  const { path, ...row }: ListRow = LISTS[name];
  const menu = findByPath(await getMenu(variant.locale), path);
  if (!menu) return null;
  const list = await pageArticles(variant, { ...queryOf(menu), ...row, ...query, page });
  if (list) noteListed(name, variant.locale, list.items);
  return list && { menu, list };
}

/** A list as a page, of the year in the address. */
export async function getListing(context: PageContext, name: ListName): Promise<Listing | null> {
  const answer = await getList(context, name, { year: context.query.year });
  if (!answer) return null;
  const { menu, list } = answer;
  return { title: menu.label, intro: menu.seo.description, list };
}

/** The item of a list in the menu of a language; null where the list is not published in this language. */
export function listMenuIn(tree: readonly MenuItem[], locale: Locale, name: ListName): MenuItem | null {
  const { path } = LISTS[name];
  const menu = findByPath(tree, path);
  return locale === 'en' && (!menu?.inEnglish || findRoute(path)?.zhOnly) ? null : menu;
}

/** The same in the current menu. */
export const publicListMenu = async (locale: Locale, name: ListName): Promise<MenuItem | null> =>
  listMenuIn(await getMenu(locale), locale, name);

interface PublicListQuery {
  year?: number;
  page?: number;
  pageSize?: number;
}

/** The same for feeds and sitemaps; also null where the list is not published in this language. */
export async function getPublicList(
  locale: Locale,
  name: ListName,
  { year, page = 1, pageSize = CONTENT_PAGE_SIZE }: PublicListQuery = {},
): Promise<ListPage | null> {
  if (!(await publicListMenu(locale, name))) return null;
  const context = { variant: { locale, device: 'desktop' }, page } as const;
  return getList(context, name, { year: year?.toString(), pageSize });
}

/** Each list in each language. */
export const EVERY_LIST = LOCALES.flatMap(({ code }) => LIST_NAMES.map((name) => [code, name] as const));
