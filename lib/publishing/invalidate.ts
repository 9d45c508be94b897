import 'server-only';
import { peekProcessState } from '@/lib/runtime/process-state';
import { purge } from './purge';

/**
 * Marks these tags in all processes of the site and in shared caches: pages, files and snapshots made before are stale
 * from now on. Returns how many pages are regenerated at once.
 */
export async function invalidate(tags: readonly string[]): Promise<number> {
  const redrawn = (await peekProcessState('pages')?.revalidate(tags)) ?? 0;
  // Only now: what a shared cache asks for again must not be what was there before.
  purge(tags);
  return redrawn;
}
