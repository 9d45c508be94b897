import 'server-only';
import type { Channel } from '@/lib/model/channel';
import type { MenuItem } from '@/lib/model/menu';
import type { PageContext } from '@/lib/model/page';
import type { Locale, Variant } from '@/lib/model/variant';
import { findRoute, type SitePath, tabHref } from '@/lib/site/routes';
import { findByPath, findWithAncestors, getMenu, queryOf } from '../site/menu';
import { isInLanguage } from '../site/page-presence';
import { listFullArticles, newestArticles } from './articles';
import { languagesWhere } from './languages';

const PRODUCT = '/{product}';
const CHANNELS: ReadonlySet<string> = new Set<SitePath>([
  '/terms',
  '/businesslicence',
  '/legal-website-statement',
  '/sustainability/purpose',
]);

/** A redirect to the tab with this menu path, or to /en where the tab is not in English (PD-01, RT-08). */
function tabOf(tree: readonly MenuItem[], { path, locale }: PageContext): Channel | null {
  const item = findWithAncestors(tree, ({ visible, ownPath }) => visible && ownPath === path).at(-1);
  if (!item?.tab) return null;
  const redirectTo = locale === 'en' && !item.inEnglish ? '/en' : tabHref(locale, item.tab);
  return { title: item.label, articles: [], redirectTo };
}

const visibleItem = (tree: readonly MenuItem[], path: string): MenuItem | undefined =>
  findWithAncestors(tree, (item) => item.visible && item.path === path).at(-1);

async function hasTexts(variant: Variant, menu: MenuItem): Promise<boolean> {
  return (await newestArticles(variant, queryOf(menu), 1)).length > 0;
}

/** Whether a page of a channel has texts in this language; true for all other pages. Rejects with an OwsError. */
export async function isFilled(tree: readonly MenuItem[], path: string, locale: Locale): Promise<boolean> {
  const isProduct = findRoute(path)?.path === PRODUCT;
  const menu = isProduct ? visibleItem(tree, path) : CHANNELS.has(path) && findByPath(tree, path);
  return !menu || hasTexts({ locale, device: 'desktop' }, menu);
}

async function channelOf({ path, variant }: PageContext, menu: MenuItem): Promise<Channel> {
  const [articles, languages] = await Promise.all([
    listFullArticles(variant, queryOf(menu)),
    languagesWhere(
      variant,
      async (other) => isInLanguage([menu], path, other.locale) && hasTexts(other, menu),
    ),
  ]);
  return { title: menu.label, articles, languages };
}

/** RT-03: the bodies of the visible menu item whose routeUrl is this path, or null. */
export async function getProduct(context: PageContext): Promise<Channel | null> {
  const tree = await getMenu(context.locale);
  const menu = visibleItem(tree, context.path);
  return menu ? channelOf(context, menu) : tabOf(tree, context);
}

/** The bodies of a page of the route table. */
export async function getChannel(context: PageContext): Promise<Channel | null> {
  const menu = findByPath(await getMenu(context.locale), context.path);
  return menu && channelOf(context, menu);
}
