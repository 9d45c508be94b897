import 'server-only';
import type { ReviewedArticle, ReviewedSide } from '@/lib/model/review';
import { filesOf } from '@/lib/rules/findings/files';
import { articleOf, ownPage } from '@/lib/rules/findings/own-pages';
import { LOCALES } from '@/lib/site/locales';
import type { Reference } from './look-up';

/** What articles refer to and may not exist. */
export interface References {
  files: Set<string>;
  articles: Reference[];
  /** Site paths without language. */
  paths: Set<string>;
}

export const noReferences = (): References => ({ files: new Set(), articles: [], paths: new Set() });

function noteSide(side: ReviewedSide, origins: readonly string[], found: References): void {
  for (const { address } of filesOf(side)) found.files.add(address);
  for (const { href } of [...side.links, ...side.body.links]) {
    const page = ownPage(href, origins);
    if (!page) continue;
    found.paths.add(page.path);
    const id = articleOf(page);
    if (id) found.articles.push({ id, locale: page.locale });
  }
}

/** Adds what an article refers to: files, pages, other articles, and itself in the language that it lacks. */
export function noteReferences(
  { id, sides, languages }: ReviewedArticle,
  origins: readonly string[],
  found: References,
): void {
  for (const { code } of LOCALES) {
    const side = sides[code];
    if (side) noteSide(side, origins, found);
    else if (languages.includes(code)) found.articles.push({ id, locale: code });
  }
}
