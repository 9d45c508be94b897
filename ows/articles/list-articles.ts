import { desc, getTableColumns, type SQL } from 'drizzle-orm';
import { offsetOf, type Paging } from '../http/paging';
import { articles } from '../store/schema';
import type { Database } from '../store/store';
import type { StoredArticle } from './wire';

/** Pinned articles first, then the newest; the id orders articles of the same second. */
const newestFirst = [desc(articles.isTopped), desc(articles.displayTime), desc(articles.id)];

const { content, ...brief } = getTableColumns(articles);
export const briefColumns = brief;

type Wanted = { where: SQL | undefined; total: number; paging: Paging; withContent: boolean };
type ArticlePage = { total: number; rows: StoredArticle[] };

/** One page of articles; without their content, so that a list stays small. */
export async function listArticles(
  db: Database,
  { where, total, paging, withContent }: Wanted,
): Promise<ArticlePage> {
  if (total === 0) return { total, rows: [] };
  const columns = withContent ? { ...briefColumns, content } : briefColumns;
  const rows = await db
    .select(columns)
    .from(articles)
    .where(where)
    .orderBy(...newestFirst)
    .limit(paging.pageSize)
    .offset(offsetOf(paging, total));
  return { total, rows };
}
