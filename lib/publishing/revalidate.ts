import 'server-only';
import { z } from 'zod';
import { TAGS } from '@/lib/base/cache';
import { isId } from '@/lib/base/possible';
import { peekProcessState } from '@/lib/runtime/process-state';
import { notePublication } from './publish';
import { purge } from './purge';

const Publication = z.union([
  z.strictObject({ articleId: z.union([z.number().int().positive(), z.string().refine(isId)]) }),
  z.strictObject({
    tags: z
      .array(z.string().regex(/^[a-z]+(:[\w-]{1,40})?$/))
      .min(1)
      .max(100),
  }),
]);

/** The cache tags that a publication touches, or null for an invalid body. An article touches every list. */
export function readPublication(body: unknown): string[] | null {
  const publication = Publication.safeParse(body);
  if (!publication.success) return null;
  if ('tags' in publication.data) return publication.data.tags;
  return [TAGS.article(String(publication.data.articleId)), TAGS.lists];
}

/**
 * Invalidates these tags in all processes of the site: pages, files and snapshots made before are stale from now on.
 * Returns how many pages are regenerated at once.
 */
export async function revalidate(tags: readonly string[]): Promise<number> {
  notePublication(tags);
  const redrawn = (await peekProcessState('pages')?.revalidate(tags)) ?? 0;
  // Only now: what a shared cache asks for again must not be what was there before.
  purge(tags);
  return redrawn;
}
