import { desc, getTableColumns, type SQL } from 'drizzle-orm';
import { offsetOf, type Paging } from '../http/paging';
import { articles } from '../store/schema';
import type { Database } from '../store/store';
import type { StoredArticle } from './wire';

/** Pinned articles first, then the newest; the id orders articles of the same second. */
const newestFirst = [desc(articles.isTopped), desc(articles.displayTime), desc(articles.id)];

const { content, ...brief } = getTableColumns(articles);
export const briefColumns = brief;

type Wanted = {
  where: SQL | undefined;
  paging: Paging;
  withContent: boolean;
  /** Counts the articles; called only where the page itself does not show how many there are. */
  count: () => Promise<number>;
};
type ArticlePage = { total: number; rows: StoredArticle[] };

/** One page of articles; without their content, so that a list stays small. */
export async function listArticles(db: Database, wanted: Wanted): Promise<ArticlePage> {
  const { where, paging, withContent, count } = wanted;
  const columns = withContent ? { ...briefColumns, content } : briefColumns;
  const read = (limit: number, offset: number) =>
    db
      .select(columns)
      .from(articles)
      .where(where)
      .orderBy(...newestFirst)
      .limit(limit)
      .offset(offset);
  const { pageNum, pageSize } = paging;
  if (pageNum === 1) {
    // One article more than the page holds: without it, the first page is the whole list.
    const rows = await read(pageSize + 1, 0);
    if (rows.length <= pageSize) return { total: rows.length, rows };
    return { total: await count(), rows: rows.slice(0, pageSize) };
  }
  const total = await count();
  return { total, rows: total === 0 ? [] : await read(pageSize, offsetOf(paging, total)) };
}
