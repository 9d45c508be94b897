import 'server-only';
import { z } from 'zod';
import { TAGS } from '@/lib/base/cache';
import { isId } from '@/lib/base/possible';
import { checkPublication, type PlaceCheck } from './check/check-publication';
import { invalidate } from './invalidate';
import { notePublication } from './publish';
import { type PublicationRecord, recordPublication } from './recording/record-publication';

const Reported = z.union([
  z.strictObject({
    articleId: z.union([z.number().int().positive(), z.string().refine(isId)]),
    check: z.boolean().optional(),
  }),
  z.strictObject({
    tags: z
      .array(z.string().regex(/^[a-z]+(:[\w-]{1,40})?$/))
      .min(1)
      .max(100),
    check: z.boolean().optional(),
  }),
]);

/** A publication as it was reported. */
interface Publication {
  /** The cache tags to invalidate. */
  tags: string[];
  /** Whether the publication is read back. */
  check: boolean;
}

/** The publication that a request body reports; null if invalid. An article affects all lists. */
export function readPublication(body: unknown): Publication | null {
  const read = Reported.safeParse(body);
  if (!read.success) return null;
  const { check = true } = read.data;
  if ('tags' in read.data) return { tags: read.data.tags, check };
  return { tags: [TAGS.article(String(read.data.articleId)), TAGS.lists], check };
}

/** The effects of a publication. */
interface Published {
  /** How many pages are regenerated at once. */
  redrawn: number;
  /** What was recorded; null if the publication names no article, or the record is off or not open. */
  record: PublicationRecord | null;
  /** Which addresses show its articles; null if it names none, or the check was not made. */
  check: PlaceCheck[] | null;
}

/**
 * Invalidates these cache tags in all processes of the site and in shared caches, records the filings among
 * the articles, notifies search engines, and reads back where the articles are shown.
 */
export async function revalidate({ tags, check }: Publication): Promise<Published> {
  const begun = Date.now();
  notePublication(tags);
  const marking = invalidate(tags);
  const reading = marking.then(() => (check ? checkPublication(tags, begun) : null));
  const [redrawn, record, checked] = await Promise.all([marking, recordPublication(tags), reading]);
  return { redrawn, record, check: checked };
}
