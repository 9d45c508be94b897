import 'server-only';
import type { PageContext } from '@/lib/model/page';
import type { Prospectuses, ProspectusGroups } from '@/lib/model/prospectus';
import { PROSPECTUS_GROUPS } from '@/lib/site/route-table';
import { listArticles } from '../articles/articles';
import { getListing } from '../articles/lists';
import { findByPath, getMenu, queryOf } from '../site/menu';

/** IR-04: the list, and the groups to which its banner leads. */
export async function getProspectuses(context: PageContext): Promise<Prospectuses | null> {
  const [listing, menu] = await Promise.all([
    getListing(context, 'prospectuses'),
    getMenu(context.variant.locale),
  ]);
  const groups = findByPath(menu, PROSPECTUS_GROUPS)?.children.map(({ label }) => label) ?? [];
  return listing && { ...listing, groups };
}

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
