import 'server-only';
import { type ListName, pathOfList, queryOfList } from '@/lib/content/articles/lists';
import { findByPath, getMenu, queryOf } from '@/lib/content/site/menu';
import { allItems } from '@/lib/mappers/menu';
import type { FilingKind } from '@/lib/model/record';
import type { Locale } from '@/lib/model/variant';
import type { ContentQuery } from '@/lib/ows/contract/query';

/** Lists whose articles are filings. The first list that has an article determines its kind. */
const LISTS = [
  ['reports', 'report'],
  ['prospectuses', 'prospectus'],
  ['announcements', 'announcement'],
  ['esg-reports', 'esg'],
] as const satisfies readonly (readonly [ListName, FilingKind])[];

/** Offering documents: several share a page, so they are found by its menu item. */
const OFFERING: FilingKind = 'offering';

/** A query for articles of the back office that are filings. */
export interface FilingSource {
  kind: FilingKind;
  query: Pick<ContentQuery, 'menuKey' | 'bindingTags' | 'category'>;
}

async function sourcesOfList(locale: Locale, name: ListName, kind: FilingKind): Promise<FilingSource[]> {
  const menu = findByPath(await getMenu(locale), pathOfList(name));
  if (!menu || (locale === 'en' && !menu.inEnglish)) return [];
  const query = await queryOfList(locale, name);
  // Offering documents are below the menu item of prospectuses and have no category.
  const groups =
    name === 'prospectuses'
      ? allItems(menu.children).map((item) => ({ kind: OFFERING, query: queryOf(item) }))
      : [];
  return query ? [{ kind, query }, ...groups] : groups;
}

/** All sources of a language, in the order in which they determine the kind of a filing. */
export async function filingSources(locale: Locale): Promise<FilingSource[]> {
  const lists = await Promise.all(LISTS.map(([name, kind]) => sourcesOfList(locale, name, kind)));
  return lists.flat();
}

/** Whether a list of the site shows filings. */
export const isFilingList = (name: string): boolean => LISTS.some(([list]) => list === name);
