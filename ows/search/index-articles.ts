import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { articles } from '../store/schema';
import { searchArticles } from '../store/search-schema';
import type { Database } from '../store/store';
import { articleWords, CONTENT_CHARACTERS } from './article-words';

const ARTICLES_A_BATCH = 1000;
const PUBLISHED = eq(articles.status, 5);

const columns = {
  id: articles.id,
  language: articles.language,
  menuId: articles.menuId,
  terminals: articles.terminals,
  displayTime: articles.displayTime,
  title: articles.title,
  excerpt: articles.excerpt,
  customLable: articles.customLable,
  content: sql<string>`left(${articles.content}, ${CONTENT_CHARACTERS})`,
};

/** Indexes articles again that an editor saved or removed. */
export async function indexArticles(db: Database, ids: string[]): Promise<void> {
  await db.delete(searchArticles).where(inArray(searchArticles.id, ids));
  await insertWords(db, and(PUBLISHED, inArray(articles.id, ids)));
}

/** Indexes all of them again, in batches that fit into memory. */
export async function indexAllArticles(db: Database): Promise<void> {
  await db.delete(searchArticles);
  let batch = await idsAfter(db, '0');
  while (batch.length) {
    await insertWords(db, and(PUBLISHED, inArray(articles.id, batch)));
    batch = await idsAfter(db, batch.at(-1) ?? '0');
  }
  // With outdated statistics the planner assumes a small table.
  await db.execute(sql`analyze ${searchArticles}`);
}

async function idsAfter(db: Database, last: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: articles.id })
    .from(articles)
    .where(and(PUBLISHED, sql`${articles.id} > ${last}`))
    .orderBy(asc(articles.id))
    .limit(ARTICLES_A_BATCH);
  return rows.map(({ id }) => id);
}

const NAMES = Object.values(getTableColumns(searchArticles)).map(({ name }) => name);

/** Many rows as one JSON parameter, several times as fast as a parameter a field. */
async function insertWords(db: Database, where: SQL | undefined): Promise<void> {
  const found = await db.select(columns).from(articles).where(where);
  const rows = found.map(({ id, language, menuId, terminals, displayTime, ...text }) => ({
    id,
    language,
    menu_id: menuId,
    terminals,
    display_time: displayTime,
    words: articleWords(text),
  }));
  if (!rows.length) return;
  await db.execute(sql`
    insert into ${searchArticles} (${sql.raw(NAMES.map((name) => `"${name}"`).join(', '))})
    select id, language, menu_id, terminals, display_time, array_to_tsvector(words)
    from json_to_recordset(${JSON.stringify(rows)}::json) as row(
      id bigint, language text, menu_id int, terminals text[], display_time timestamp(0), words text[]
    )`);
}
