import 'server-only';
import { z } from 'zod';
import { TAGS } from '@/lib/base/cache';
import { isId } from '@/lib/base/possible';
import { invalidate } from './invalidate';
import { notePublication } from './publish';
import { type PublicationRecord, recordPublication } from './recording/record-publication';

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

/** What a publication did. */
interface Published {
  /** How many pages are regenerated at once. */
  redrawn: number;
  /** What was recorded of the filings that it names; null where it names none, or the record is off or not open. */
  record: PublicationRecord | null;
}

/** Invalidates these tags in all processes of the site and in shared caches, and records filings among the articles. */
export async function revalidate(tags: readonly string[]): Promise<Published> {
  notePublication(tags);
  const [redrawn, record] = await Promise.all([invalidate(tags), recordPublication(tags)]);
  return { redrawn, record };
}
