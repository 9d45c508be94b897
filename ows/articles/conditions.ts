import { and, arrayContains, arrayOverlaps, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { menuIdsUnder } from '../menu/menu-ids';
import { articles } from '../store/schema';
import type { Database } from '../store/store';
import { isId } from './id';
import type { ContentQuery } from './query-schema';

export const PUBLISHED = [5];
/** Status values of the preview call: drafts before publication, and published articles. */
export const PREVIEWED = [1, 2, 3, 5];

/** The SQL condition of a content query; absent fields do not filter. */
export async function conditionOf(
  db: Database,
  query: ContentQuery,
  statuses: number[],
): Promise<SQL | undefined> {
  const menuIds = query.menuKey === undefined ? undefined : await menuIdsUnder(db, query.menuKey);
  return and(
    inArray(articles.status, statuses),
    ...placeConditions(query),
    ...tagConditions(query),
    menuIds &&
      (menuIds.length === 1 ? eq(articles.menuId, Number(menuIds[0])) : inArray(articles.menuId, menuIds)),
  );
}

function placeConditions(query: ContentQuery): (SQL | undefined)[] {
  const year = Number(query.year);
  return [
    query.terType && arrayContains(articles.terminals, [query.terType]),
    query.id && (isId(query.id) ? eq(articles.id, query.id) : sql`false`),
    query.title && titleHolds(query.title),
    query.year && gte(articles.displayTime, `${query.year}-01-01 00:00:00`),
    query.year && lt(articles.displayTime, `${String(year + 1).padStart(4, '0')}-01-01 00:00:00`),
  ].map((condition) => condition || undefined);
}

/** The byte collation folds the letters A to Z only and is four times as fast. */
function titleHolds(words: string): SQL {
  return sql`${articles.title} collate "C" ilike ${containing(words)}`;
}

/** newCode and filterName are values of attriCode, too; each field filters on its own. */
function tagConditions(query: ContentQuery): (SQL | undefined)[] {
  const anyOf = [query.attriCode, query.newCode, query.filterName];
  return [
    ...anyOf.map((values) => values && arrayOverlaps(articles.attriCodes, values)),
    query.categoryType ? eq(articles.categoryId, query.categoryType) : undefined,
    query.showTag ? eq(articles.showTag, query.showTag) : undefined,
    query.customLable ? eq(articles.customLable, query.customLable) : undefined,
    query.pcCode && inArray(articles.pcCode, query.pcCode),
    query.h5Code && inArray(articles.h5Code, query.h5Code),
  ];
}

/** A LIKE pattern for text anywhere, with its own wildcards escaped. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
