import 'server-only';
import { z } from 'zod';
import { TAGS } from '../cache';
import { isId } from '../possible';
import { notePublication } from '../publishing/publish';

const Wish = z.union([
  z.strictObject({ articleId: z.union([z.number().int().positive(), z.string().refine(isId)]) }),
  z.strictObject({
    tags: z
      .array(z.string().regex(/^[a-z]+(:[\w-]{1,40})?$/))
      .min(1)
      .max(100),
  }),
]);

interface Pages {
  /** Marks, redraws what is much used, and answers how many pages that is. */
  revalidate(tags: readonly string[]): Promise<number>;
}

/** Where server/pages/open-pages.mjs has put the stored pages; none while the site is built. */
const pages = (): Pages | undefined => Reflect.get(globalThis, Symbol.for('site.pages'));

/** The tags that a publication touches, or null for a body that is no such wish. An article touches every list. */
export function readWish(body: unknown): string[] | null {
  const wish = Wish.safeParse(body);
  if (!wish.success) return null;
  if ('tags' in wish.data) return wish.data.tags;
  return [TAGS.article(String(wish.data.articleId)), TAGS.lists];
}

/**
 * Marks these tags, here and in all processes of the site: pages, files, menu and dictionaries made of them before are
 * out of date from now on. Answers how many pages are redrawn at once.
 */
export async function revalidate(tags: readonly string[]): Promise<number> {
  notePublication(tags);
  return (await pages()?.revalidate(tags)) ?? 0;
}
