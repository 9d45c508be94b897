import 'server-only';
import type { Channel } from '@/lib/model/channel';
import type { MenuItem } from '@/lib/model/menu';
import type { PageContext } from '@/lib/model/page';
import { tabHref } from '@/lib/site/routes';
import { findByPath, findWithAncestors, getMenu, queryOf } from '../site/menu';
import { listFullArticles } from './articles';

/** A redirect to the tab with this menu path, or to /en where the tab is not in English (PD-01, RT-08). */
function tabOf(tree: readonly MenuItem[], { path, locale }: PageContext): Channel | null {
  const item = findWithAncestors(tree, ({ visible, ownPath }) => visible && ownPath === path).at(-1);
  if (!item?.tab) return null;
  const redirectTo = locale === 'en' && !item.inEnglish ? '/en' : tabHref(locale, item.tab);
  return { title: item.label, articles: [], redirectTo };
}

/** RT-03: the bodies of the visible menu item whose routeUrl is this path, or null. */
export async function getProduct(context: PageContext): Promise<Channel | null> {
  const tree = await getMenu(context.locale);
  const menu = findWithAncestors(tree, (item) => item.visible && item.path === context.path).at(-1);
  if (!menu) return tabOf(tree, context);
  return { title: menu.label, articles: await listFullArticles(context.variant, queryOf(menu)) };
}

/** The bodies of a page of the route table. */
export async function getChannel(context: PageContext): Promise<Channel | null> {
  const menu = findByPath(await getMenu(context.locale), context.path);
  if (!menu) return null;
  return { title: menu.label, articles: await listFullArticles(context.variant, queryOf(menu)) };
}
