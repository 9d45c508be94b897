import 'server-only';
import type { Governance } from '@/lib/model/investors';
import type { MenuItem } from '@/lib/model/menu';
import type { PageContext } from '@/lib/model/page';
import type { Variant } from '@/lib/model/variant';
import { newestFullArticles } from '../articles/articles';
import { withSizes } from '../articles/attachments';
import { findByPath, getMenu, queryOf } from '../site/menu';

const CHARTER_COUNT = 5;

async function articlesOf(variant: Variant, menu: MenuItem | undefined, count: number) {
  if (!menu) return [];
  const articles = await newestFullArticles(variant, queryOf(menu), count);
  return Promise.all(
    articles.map(async (article) => ({ ...article, attachments: await withSizes(article.attachments) })),
  );
}

/** IR-06: the first child menu has the charters; each child of the second has one rule. */
export async function getGovernance({ variant, path }: PageContext): Promise<Governance | null> {
  const menu = findByPath(await getMenu(variant.locale), path);
  if (!menu) return null;
  const [charter, rules] = menu.children;
  const [charters, firsts] = await Promise.all([
    articlesOf(variant, charter, CHARTER_COUNT),
    Promise.all((rules?.children ?? []).map((rule) => articlesOf(variant, rule, 1))),
  ]);
  return {
    title: menu.label,
    intro: menu.seo.description,
    charterTitle: charter?.label ?? '',
    charters: charters.toSorted((a, b) => b.displayTime.localeCompare(a.displayTime)),
    rules: firsts.flatMap(([article], at) =>
      article ? [{ title: rules?.children[at]?.label ?? article.title, article }] : [],
    ),
  };
}
