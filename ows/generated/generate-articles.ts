import { eq, sql } from 'drizzle-orm';
import { StartProblem } from '../config/problem';
import { outdateIndex } from '../search/prepare-index';
import { articles } from '../store/schema';
import { readSetting, writeSetting } from '../store/settings';
import type { Database } from '../store/store';
import { rowsAt } from './article-rows';
import { insertRows } from './insert-rows';
import { listShapes } from './shapes';

const ARTICLES_A_BATCH = 1000;

/** Number of generated articles in the store. */
export async function generatedCount(db: Database): Promise<number> {
  return Number((await readSetting(db, 'generatedArticles')) ?? 0);
}

/** Replaces the generated articles by this many in one transaction, modelled on the loaded pack. */
export async function generateArticles(db: Database, wanted: number): Promise<void> {
  const shapes = await listShapes(db);
  if (wanted && !shapes.length) {
    throw new StartProblem('Articles can only be generated after the example of the pack, and it has none.');
  }
  await db.transaction(async (tx) => {
    await tx.delete(articles).where(eq(articles.generated, true));
    for (let from = 0; from < wanted; from += ARTICLES_A_BATCH) {
      const length = Math.min(ARTICLES_A_BATCH, wanted - from);
      const rows = Array.from({ length }, (_, at) => rowsAt(from + at, shapes)).flat();
      await insertRows(tx, rows);
    }
    await writeSetting(tx, { name: 'generatedArticles', value: String(wanted) });
    await outdateIndex(tx);
  });
  // With outdated statistics the planner assumes a small table and counts by a full scan.
  await db.execute(sql`vacuum analyze ${articles}`);
}
