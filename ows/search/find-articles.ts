import { and, arrayContains, eq, ilike, inArray, or } from 'drizzle-orm';
import { containing } from '../articles/conditions';
import { listArticles } from '../articles/list-articles';
import type { StoredArticle } from '../articles/wire';
import type { Paging } from '../http/paging';
import type { Database } from '../store/open-store';
import { articles, menus } from '../store/schema';

type Search = { words: string[]; terType: string; paging: Paging };

/** Published articles that hold every word in title or excerpt. */
export async function findArticles(db: Database, { words, terType, paging }: Search) {
  const holdsWord = (word: string) =>
    or(ilike(articles.title, containing(word)), ilike(articles.excerpt, containing(word)));
  const where = and(
    eq(articles.status, 5),
    arrayContains(articles.terminals, [terType]),
    ...words.map(holdsWord),
  );
  return listArticles(db, { where, paging, withContent: false });
}

export type MenuName = { name: string; enName: string; routeUrl: string };

/** The menus that the found articles belong to. */
export async function menusOf(db: Database, found: StoredArticle[]): Promise<Map<number, MenuName>> {
  const ids = [...new Set(found.map((article) => article.menuId))];
  const rows = ids.length ? await db.select().from(menus).where(inArray(menus.menuId, ids)) : [];
  return new Map(rows.map((row) => [row.menuId, row]));
}
