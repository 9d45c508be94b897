import 'server-only';
import type { Article, ArticleSummary } from '@/lib/model/articles';
import type { MenuItem } from '@/lib/model/menu';
import type { Variant } from '@/lib/model/variant';
import { listFullArticles } from '../articles/articles';
import { queryOf } from '../site/menu';

/** Sorts people and companies by the order of the back office, not by date. */
export function inOrder<T extends Pick<ArticleSummary, 'facts'>>(articles: readonly T[]): T[] {
  const position = ({ facts }: T) => facts.order ?? Number.POSITIVE_INFINITY;
  return articles.toSorted((a, b) => (position(a) === position(b) ? 0 : position(a) - position(b)));
}

/** The articles of this menu item, without those of the items below it. */
export async function articlesOf(variant: Variant, menu: MenuItem): Promise<Article[]> {
  const articles = await listFullArticles(variant, queryOf(menu));
  return menu.bindingTags.length > 0 ? articles : articles.filter(({ menuKey }) => menuKey === menu.key);
}
