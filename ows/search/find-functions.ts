import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { searchFunctions } from '../store/search-schema';
import type { Database } from '../store/store';
import { TITLE_MARK } from './article-words';
import { queryOf, type Term } from './terms';
import { normal } from './tokens';

const MAX = 10;

type HitQuery = { terms: Term[]; typed: string; language: string };
export type FoundFunction = Omit<typeof searchFunctions.$inferSelect, 'words'>;

/** Menu pages and outlets: exact names first, then by name, then by other texts; pages before outlets. */
export async function findFunctions(
  db: Database,
  { terms, typed, language }: HitQuery,
): Promise<FoundFunction[]> {
  const { words: _, ...columns } = getTableColumns(searchFunctions);
  const table = searchFunctions;
  const name = sql`lower(${table.name})`;
  return db
    .select(columns)
    .from(table)
    .where(and(eq(table.language, language), sql`${table.words} @@ ${queryOf(terms)}::tsquery`))
    .orderBy(
      desc(sql`${name} = ${normal(typed)}`),
      desc(sql`${table.words} @@ ${queryOf(terms, TITLE_MARK)}::tsquery`),
      asc(table.kind),
      desc(sql`starts_with(${name}, ${normal(typed)})`),
      asc(table.position),
    )
    .limit(MAX);
}
