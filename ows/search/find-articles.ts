import { and, arrayContains, gte, inArray, lt, lte } from 'drizzle-orm';
import { briefColumns } from '../articles/list-articles';
import type { StoredArticle } from '../articles/wire';
import type { Paging } from '../http/paging';
import { menuIdsUnder } from '../menu/menu-ids';
import { articles, menus } from '../store/schema';
import { searchArticles } from '../store/search-schema';
import type { Database } from '../store/store';
import { pageOfHits } from './hits';
import type { Term } from './terms';

export type Search = {
  terms: Term[];
  terType: string;
  paging: Paging;
  year?: string;
  menuKey?: string;
  /** China Standard Time; articles that appear later are not found yet. */
  now: string;
};

export type Found = { total: number; rows: StoredArticle[] };

/** Published articles with every term: those with all of them in the title first, then the newest. */
export async function findArticles(db: Database, search: Search): Promise<Found> {
  const where = await conditionOf(db, search);
  const { total, ids } = await pageOfHits(db, { terms: search.terms, where, paging: search.paging });
  if (!ids.length) return { total, rows: [] };
  const isFound = and(inArray(articles.id, ids), arrayContains(articles.terminals, [search.terType]));
  const rows = await db.select(briefColumns).from(articles).where(isFound);
  const place = new Map(ids.map((id, at) => [id, at]));
  return { total, rows: rows.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0)) };
}

async function conditionOf(db: Database, { terType, year, menuKey, now }: Search) {
  const table = searchArticles;
  return and(
    arrayContains(table.terminals, [terType]),
    lte(table.displayTime, now),
    year ? gte(table.displayTime, `${year}-01-01 00:00:00`) : undefined,
    year ? lt(table.displayTime, `${Number(year) + 1}-01-01 00:00:00`) : undefined,
    menuKey ? inArray(table.menuId, await menuIdsUnder(db, menuKey)) : undefined,
  );
}

export type MenuName = { name: string; enName: string };

/** The menu items of the articles found. */
export async function menusOf(db: Database, found: StoredArticle[]): Promise<Map<number, MenuName>> {
  const ids = [...new Set(found.map((article) => article.menuId))];
  const rows = ids.length ? await db.select().from(menus).where(inArray(menus.menuId, ids)) : [];
  return new Map(rows.map((row) => [row.menuId, row]));
}
