import 'server-only';
import { getArticle } from '@/lib/content/articles/articles';
import type { OtherForms } from '@/lib/model/appearance';
import type { Locale, Variant } from '@/lib/model/variant';
import { feedEntry } from './feeds/feed-entry';
import { articleMarkdown, pageMarkdown } from './markdown/markdown-files';

interface Address {
  /** Site path without language. */
  path: string;
  query: Readonly<Record<string, string | undefined>>;
}

/**
 * Other outputs of a page: feed entry and Markdown of an article, Markdown of a page of the menu. Works for
 * drafts in preview, too. Nothing is stored.
 */
export async function getOtherForms(locale: Locale, { path, query }: Address): Promise<OtherForms> {
  const variant: Variant = { locale, device: 'desktop' };
  if (query.id === undefined)
    return { feed: null, markdown: path === '/' ? null : await pageMarkdown(variant, path) };
  const article = await getArticle(variant, query.id);
  if (!article) return { feed: null, markdown: null };
  return { feed: await feedEntry(locale, article), markdown: articleMarkdown(article, locale) };
}
