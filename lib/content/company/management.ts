import 'server-only';
import type { Article } from '@/lib/model/articles';
import type { Management, Manager } from '@/lib/model/company';
import type { PageContext } from '@/lib/model/page';
import { findByPath, getMenu } from '../site/menu';
import { articlesOf, inOrder } from './ordered';

export const MANAGEMENT_PATH = '/investor-relations/intro/management';

const toManager = (article: Article): Manager => ({
  id: article.id,
  name: article.title,
  role: article.facts.person.role || article.tag,
  article,
});

/** IN-02: each article is a person; its group names the part of the page, in order of appearance. */
export async function getManagement({ variant, path }: PageContext): Promise<Management | null> {
  const menu = findByPath(await getMenu(variant.locale), path);
  if (!menu) return null;
  const groups = new Map<string, Manager[]>();
  for (const article of inOrder(await articlesOf(variant, menu))) {
    const { group } = article.facts.person;
    groups.set(group, [...(groups.get(group) ?? []), toManager(article)]);
  }
  return {
    title: menu.label,
    intro: menu.seo.description,
    groups: [...groups].map(([title, managers]) => ({ title, managers })),
  };
}
