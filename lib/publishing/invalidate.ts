import 'server-only';
import { peekProcessState } from '@/lib/runtime/process-state';
import { purge } from './purge';

/**
 * Invalidates these cache tags in all processes of the site and in shared caches: pages, files and snapshots
 * made before are stale from now on. Returns the number of pages in memory with one of these tags.
 */
export async function invalidate(tags: readonly string[]): Promise<number> {
  const redrawn = (await peekProcessState('pages')?.revalidate(tags)) ?? 0;
  // Only after marking, so that a shared cache does not fetch the old version again.
  purge(tags);
  return redrawn;
}
