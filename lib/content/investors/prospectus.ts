import 'server-only';
import type { ProspectusGroups } from '@/lib/model/investors';
import type { PageContext } from '@/lib/model/page';
import { listArticles } from '../articles/articles';
import { findByPath, getMenu, queryOf } from '../site/menu';

/** IR-04: the groups are the menu's children, in its order. */
export async function getProspectusGroups({ variant, path }: PageContext): Promise<ProspectusGroups | null> {
  const menu = findByPath(await getMenu(variant.locale), path);
  if (!menu) return null;
  const groups = await Promise.all(
    menu.children.map(async (item) => ({
      title: item.label,
      articles: await listArticles(variant, queryOf(item)),
    })),
  );
  return { title: menu.label, intro: menu.seo.description, groups };
}
