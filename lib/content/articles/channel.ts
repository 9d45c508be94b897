import 'server-only';
import type { Channel, Listing } from '@/lib/model/channel';
import type { MenuItem } from '@/lib/model/menu';
import type { PageContext } from '@/lib/model/page';
import { tabHref } from '@/lib/site/routes';
import { findByPath, findTrail, getMenu, wishOf } from '../site/menu';
import { listFullArticles, pageArticles } from './articles';

const CULTURE_PAGE_SIZE = 10;

/** The tab that a path of the menu leads to, in English only where it is published (PD-01, RT-08). */
function tabOf(tree: MenuItem[], { path, locale }: PageContext): Channel | null {
  const item = findTrail(tree, ({ visible, ownPath }) => visible && ownPath === path).at(-1);
  if (!item?.tab) return null;
  const redirectTo = locale === 'en' && !item.inEnglish ? '/en' : tabHref(locale, item.tab);
  return { title: item.label, articles: [], redirectTo };
}

/** RT-03: the bodies of the visible menu item whose routeUrl is this path, or null. */
export async function getProduct(context: PageContext): Promise<Channel | null> {
  const tree = await getMenu(context.locale);
  const menu = findTrail(tree, (item) => item.visible && item.path === context.path).at(-1);
  if (!menu) return tabOf(tree, context);
  return { title: menu.label, articles: await listFullArticles(context.variant, wishOf(menu)) };
}

/** The bodies of a page of the route table. */
export async function getChannel(context: PageContext): Promise<Channel | null> {
  const menu = findByPath(await getMenu(context.locale), context.path);
  if (!menu) return null;
  return { title: menu.label, articles: await listFullArticles(context.variant, wishOf(menu)) };
}

/** One page of a menu's articles; null past the end. */
export async function getListing(
  context: PageContext,
  pageSize = CULTURE_PAGE_SIZE,
): Promise<Listing | null> {
  const menu = findByPath(await getMenu(context.locale), context.path);
  if (!menu) return null;
  const list = await pageArticles(context.variant, {
    ...wishOf(menu),
    year: context.query.year,
    page: context.page,
    pageSize,
  });
  return list ? { title: menu.label, intro: menu.seo.description, list } : null;
}
