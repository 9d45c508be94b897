import 'server-only';
import type { Article } from '@/lib/model/articles';
import type { Subsidiaries, Subsidiary } from '@/lib/model/company';
import type { PageContext } from '@/lib/model/page';
import { findByPath, getMenu } from '../site/menu';
import { articlesOf, inOrder } from './ordered';

export const SUBSIDIARIES_PATH = '/investor-relations/intro/subsidiaries';

/** Each article is a company. */
function toSubsidiary({ id, title, excerpt, facts }: Article): Subsidiary {
  return { id, name: title, business: excerpt, ...facts.company };
}

/** IN-02: cards and directory show the same companies, each under its own title. */
export async function getSubsidiaries({ variant, path }: PageContext): Promise<Subsidiaries | null> {
  const tree = await getMenu(variant.locale);
  const [menu, source] = [findByPath(tree, path), findByPath(tree, SUBSIDIARIES_PATH)];
  if (!menu || !source) return null;
  const companies = inOrder(await articlesOf(variant, source)).map(toSubsidiary);
  return { title: menu.label, intro: menu.seo.description, companies };
}
