import 'server-only';
import { type ListName, pathOfList, queryOfList } from '@/lib/content/articles/lists';
import { findByPath, getMenu, queryOf } from '@/lib/content/site/menu';
import { allItems } from '@/lib/mappers/menu';
import type { FilingKind } from '@/lib/model/record';
import type { Locale } from '@/lib/model/variant';
import type { ContentQuery } from '@/lib/ows/contract/query';

/** Lists whose articles are filings. The first one that has an article says what kind of filing it is. */
const LISTS = [
  ['reports', 'report'],
  ['prospectuses', 'prospectus'],
  ['announcements', 'announcement'],
  ['esg-reports', 'esg'],
] as const satisfies readonly (readonly [ListName, FilingKind])[];

/** Their pages show several documents one below the other, so they open as channels. */
const OFFERING: FilingKind = 'offering';

/** Articles of the back office that are filings. */
export interface FilingSource {
  kind: FilingKind;
  query: Pick<ContentQuery, 'menuKey' | 'bindingTags' | 'category'>;
}

async function sourcesOfList(locale: Locale, name: ListName, kind: FilingKind): Promise<FilingSource[]> {
  const menu = findByPath(await getMenu(locale), pathOfList(name));
  if (!menu || (locale === 'en' && !menu.inEnglish)) return [];
  const query = await queryOfList(locale, name);
  // Offering documents hang below the menu item of prospectuses and are of no category.
  const groups =
    name === 'prospectuses'
      ? allItems(menu.children).map((item) => ({ kind: OFFERING, query: queryOf(item) }))
      : [];
  return query ? [{ kind, query }, ...groups] : groups;
}

/** Every source of a language, in the order in which they decide on the kind of a filing. */
export async function filingSources(locale: Locale): Promise<FilingSource[]> {
  const lists = await Promise.all(LISTS.map(([name, kind]) => sourcesOfList(locale, name, kind)));
  return lists.flat();
}

/** Whether a list of the site shows filings. */
export const isFilingList = (name: string): boolean => LISTS.some(([list]) => list === name);
