import { getTableColumns, sql } from 'drizzle-orm';
import { articles } from '../store/schema';
import type { Database } from '../store/store';

type ArticleRow = typeof articles.$inferInsert;

const COLUMNS = Object.entries(getTableColumns(articles));

/** Many rows as one JSON parameter: several times as fast as a parameter a field. */
export async function insertRows(db: Database, rows: ArticleRow[]): Promise<void> {
  const records = rows.map((row) =>
    Object.fromEntries(COLUMNS.map(([key, column]) => [column.name, row[key as keyof ArticleRow]])),
  );
  const names = sql.raw(COLUMNS.map(([, column]) => `"${column.name}"`).join(', '));
  await db.execute(
    sql`insert into ${articles} (${names}) select ${names} from json_populate_recordset(null::${articles}, ${JSON.stringify(records)}::json)`,
  );
}
