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
  /** The cache tags that it touches. */
  tags: string[];
  /** Whether it is read back. */
  check: boolean;
}

/** What a body reports, or null for an invalid one. An article touches every list. */
export function readPublication(body: unknown): Publication | null {
  const read = Reported.safeParse(body);
  if (!read.success) return null;
  const { check = true } = read.data;
  if ('tags' in read.data) return { tags: read.data.tags, check };
  return { tags: [TAGS.article(String(read.data.articleId)), TAGS.lists], check };
}

/** What a publication did. */
interface Published {
  /** How many pages are regenerated at once. */
  redrawn: number;
  /** What was recorded of the filings that it names; null where it names none, or the record is off or not open. */
  record: PublicationRecord | null;
  /** Which addresses show the articles that it names; null where it names none, or none could be read. */
  check: PlaceCheck[] | null;
}

/**
 * Invalidates these tags in all processes of the site and in shared caches, records filings among the articles, and
 * reads back where they are shown.
 */
export async function revalidate({ tags, check }: Publication): Promise<Published> {
  const begun = Date.now();
  notePublication(tags);
  const marking = invalidate(tags);
  const reading = marking.then(() => (check ? checkPublication(tags, begun) : null));
  const [redrawn, record, checked] = await Promise.all([marking, recordPublication(tags), reading]);
  return { redrawn, record, check: checked };
}
