import 'server-only';
import { findByPath, findWithAncestors, getMenu } from '@/lib/content/site/menu';
import type { Locale } from '@/lib/model/variant';
import { PRODUCT_ROUTE } from '@/lib/site/route-table';
import { findRoute } from '@/lib/site/routes';

/**
 * Site path of the page that shows an article; its menu item may be a block of that page, hidden in the menu.
 * Null if the page does not exist in this language or menu, or is not indexed.
 */
export async function shownOn(locale: Locale, menuKey: string): Promise<string | null> {
  const tree = await getMenu(locale);
  const path = findWithAncestors(tree, ({ key }) => key === menuKey).at(-1)?.path ?? null;
  const [page, route] = path === null ? [] : [findByPath(tree, path), findRoute(path)];
  if (!page || !route || route.noindex || (route === PRODUCT_ROUTE && !page.visible)) return null;
  return locale === 'en' && (route.zhOnly || !page.inEnglish) ? null : path;
}
