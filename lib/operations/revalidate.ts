import 'server-only';
import { z } from 'zod';
import { TAGS } from '../cache';
import { expireCards } from '../content/cards';
import { reloadDictionaries } from '../content/dictionaries';
import { expireFeeds } from '../content/feeds/feed-files';
import { expireInvestorFiles } from '../content/investors/files';
import { expireLlms } from '../content/markdown/llms';
import { expireTwins } from '../content/markdown/twins';
import { reloadMenu } from '../content/menu';
import { expireSitemaps } from '../content/sitemaps/sitemap-files';
import { log, problem } from '../log';
import { notePublication } from '../publishing/publish';

const Wish = z.union([
  z.strictObject({ articleId: z.union([z.number().int().positive(), z.string().regex(/^\d{1,18}$/)]) }),
  z.strictObject({
    tags: z
      .array(z.string().regex(/^[a-z]+(:[\w-]{1,40})?$/))
      .min(1)
      .max(100),
  }),
]);

/** Whatever the site makes beside its pages. */
const FILES = [expireInvestorFiles, expireFeeds, expireSitemaps, expireCards, expireTwins, expireLlms];

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

/** Pages are drawn with the copies at hand: those come first. */
async function reloadCopies(tags: readonly string[]): Promise<void> {
  try {
    if (tags.includes(TAGS.menu)) await reloadMenu();
    if (tags.includes(TAGS.dictionaries)) await reloadDictionaries();
  } catch (error) {
    log.warn(problem(error), 'revalidate: the copy at hand stays');
  }
}

/** Makes pages with these tags stale, here and in all processes of the site; answers how many are redrawn at once. */
export async function revalidate(tags: readonly string[]): Promise<number> {
  await reloadCopies(tags);
  for (const expire of FILES) expire();
  notePublication(tags);
  return (await pages()?.revalidate(tags)) ?? 0;
}
