import { generateArticles, generatedCount } from '../generated/generate-articles';
import { prepareIndex } from '../search/prepare-index';
import type { Database } from '../store/store';
import { fillStore } from './fill-store';

type Wanted = { contentDir: string; articles: number | null };

/**
 * Updates store and search index to the pack and the requested number of generated articles; returns the pack's
 * mistakes.
 */
export async function prepareContent(db: Database, { contentDir, articles }: Wanted): Promise<string[]> {
  const { filled, problems } = await fillStore(db, contentDir);
  const present = await generatedCount(db);
  const wanted = articles ?? present;
  // Generated articles refer to the pack's menus, so a new pack generates them again.
  if (wanted !== present || (filled && wanted > 0)) await generateArticles(db, wanted);
  await prepareIndex(db);
  return problems;
}
