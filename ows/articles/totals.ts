import { count, type SQL } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { articles } from '../store/schema';
import { readSetting } from '../store/settings';
import type { Database } from '../store/store';

const MAX_TOTALS = 5000;

/** Number of articles for a condition, cached per version of the articles, which the store increments. */
export function articleTotals(db: Database): (where: SQL | undefined) => Promise<number> {
  const known = new LRUCache<string, number>({ max: MAX_TOTALS });
  return async (where) => {
    const counting = db.select({ total: count() }).from(articles).where(where);
    const { sql, params } = counting.toSQL();
    // The version is read first: a count that races with a change is cached under an old version.
    const key = JSON.stringify([await readSetting(db, 'articleVersion'), sql, params]);
    const total = known.get(key) ?? (await counting)[0]?.total ?? 0;
    known.set(key, total);
    return total;
  };
}
