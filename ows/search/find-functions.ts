import { and, asc, eq, ilike } from 'drizzle-orm';
import { containing } from '../articles/conditions';
import type { Database } from '../store/open-store';
import { menus } from '../store/schema';
import { isEnglish } from './hit';

const MOST = 10;

/** Visible menu items by their name in the visitor's language. */
export async function findFunctions(db: Database, { words, terType }: { words: string[]; terType: string }) {
  const name = isEnglish(terType) ? menus.enName : menus.name;
  return db
    .select()
    .from(menus)
    .where(and(eq(menus.searchable, true), ...words.map((word) => ilike(name, containing(word)))))
    .orderBy(asc(menus.position))
    .limit(MOST);
}
