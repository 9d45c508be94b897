import 'server-only';
import type { Listing } from '@/lib/model/channel';
import type { ProspectusGroups } from '@/lib/model/investors';
import type { PageContext } from '@/lib/model/page';
import { listArticles, pageArticles } from '../articles/articles';
import { findByPath, getMenu, wishOf } from '../site/menu';

const PROSPECTUS_PAGE_SIZE = 10;

/** IR-04: one page of offering documents. Those of the groups hang below the same menu and are of another category. */
export async function getProspectuses({ variant, page, path }: PageContext): Promise<Listing | null> {
  const menu = findByPath(await getMenu(variant.locale), path);
  if (!menu) return null;
  const wish = { ...wishOf(menu), categoryType: '1' };
  const list = await pageArticles(variant, { ...wish, page, pageSize: PROSPECTUS_PAGE_SIZE });
  return list && { title: menu.label, intro: menu.seo.description, list };
}

/** IR-04: the groups are the menu's children, in its order. */
export async function getProspectusGroups({ variant, path }: PageContext): Promise<ProspectusGroups | null> {
  const menu = findByPath(await getMenu(variant.locale), path);
  if (!menu) return null;
  const groups = await Promise.all(
    menu.children.map(async (item) => ({
      title: item.label,
      articles: await listArticles(variant, wishOf(item)),
    })),
  );
  return { title: menu.label, intro: menu.seo.description, groups };
}
