import { and, count, desc, type SQL, sql } from 'drizzle-orm';
import { offsetOf, type Paging } from '../http/paging';
import { searchArticles } from '../store/search-schema';
import type { Database } from '../store/store';
import { TITLE_MARK } from './article-words';
import { queryOf, type Term } from './terms';

/** Counting stops here. */
const MAX_COUNTED = 10_000;

type HitQuery = { terms: Term[]; where: SQL | undefined; paging: Paging };
export type Hits = { total: number; ids: string[] };
/** Articles with all terms in the title, or with terms elsewhere. */
type Half = { holds: SQL; hits: number };

const { id, displayTime, words } = searchArticles;
const holding = (query: string): SQL => sql`${words} @@ ${query}::tsquery`;

/** One page of ids: articles with all terms in the title first, then the others, each newest first. */
export function pageOfHits(db: Database, { terms, where, paging }: HitQuery): Promise<Hits> {
  const [all, titled] = [queryOf(terms), queryOf(terms, TITLE_MARK)];
  return db.transaction(async (tx) => {
    await readBy(tx, 'words');
    const halves: Half[] = [];
    for (const query of [titled, `${all} & !(${titled})`]) {
      const holds = and(holding(query), where) ?? holding(query);
      halves.push({ holds, hits: await countOf(tx, holds) });
    }
    const total = Math.min(
      MAX_COUNTED,
      halves.reduce((sum, { hits }) => sum + hits, 0),
    );
    const ids: string[] = [];
    let skip = total ? offsetOf(paging, total) : 0;
    for (const half of halves) {
      const limit = paging.pageSize - ids.length;
      if (limit > 0 && skip < half.hits) ids.push(...(await idsOf(tx, half, { limit, skip })));
      skip = Math.max(0, skip - half.hits);
    }
    return { total, ids };
  });
}

async function countOf(tx: Database, holds: SQL): Promise<number> {
  const hits = tx.select({ id }).from(searchArticles).where(holds).limit(MAX_COUNTED).as('hit');
  const [counted] = await tx.select({ total: count() }).from(hits);
  return counted?.total ?? 0;
}

async function idsOf(
  tx: Database,
  { holds, hits }: Half,
  { limit, skip }: Record<'limit' | 'skip', number>,
): Promise<string[]> {
  await readBy(tx, hits < MAX_COUNTED ? 'words' : 'newest');
  const rows = await tx
    .select({ id })
    .from(searchArticles)
    .where(holds)
    .orderBy(desc(displayTime), desc(id))
    .limit(limit)
    .offset(skip);
  return rows.map((row) => row.id);
}

/**
 * The planner underestimates the cost of scanning the words of every article, and takes unknown words for frequent.
 * So the number of hits decides: few are read from the index of words, many by scanning from the newest article.
 */
async function readBy(tx: Database, index: 'words' | 'newest'): Promise<void> {
  const ordered = index === 'newest' ? 'on' : 'off';
  await tx.execute(sql`select set_config('enable_seqscan', 'off', true),
    set_config('enable_indexscan', ${ordered}, true),
    set_config('enable_bitmapscan', ${ordered === 'on' ? 'off' : 'on'}, true)`);
}
