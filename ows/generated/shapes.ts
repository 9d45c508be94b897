import { and, asc, count, desc, eq, gte, type SQL } from 'drizzle-orm';
import { articles } from '../store/schema';
import type { Database } from '../store/store';

/** What generated articles have in common with the pack's: menu and marks. */
export type Shape = {
  menuId: number;
  menuKey: string;
  categoryId: string | null;
  showTag: string | null;
  customLable: string | null;
  attriCodes: string[];
};

/** Category of recurring articles; texts, people and honours stay as few as in the pack. */
const NEWS = '1';
/** A menu item with fewer articles is a page, not a list, and must not fill up. */
const MIN_OF_A_LIST = 3;

/** Kinds of articles on the pack's lists, the most frequent first; a small pack yields what it has. */
export async function listShapes(db: Database): Promise<Shape[]> {
  const shape = {
    menuId: articles.menuId,
    menuKey: articles.menuKey,
    categoryId: articles.categoryId,
    showTag: articles.showTag,
    customLable: articles.customLable,
    attriCodes: articles.attriCodes,
  };
  const kinds = (least: number, ...narrower: SQL[]) =>
    db
      .select(shape)
      .from(articles)
      .where(
        and(eq(articles.generated, false), eq(articles.status, 5), eq(articles.language, 'zh'), ...narrower),
      )
      .groupBy(...Object.values(shape))
      .having(gte(count(), least))
      .orderBy(desc(count()), asc(articles.menuId), asc(articles.showTag), asc(articles.attriCodes));
  const lists = await kinds(MIN_OF_A_LIST, eq(articles.categoryId, NEWS));
  return lists.length ? lists : kinds(1);
}
