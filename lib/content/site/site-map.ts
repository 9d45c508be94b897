import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { MenuItem } from '@/lib/model/menu';
import type { PageContext } from '@/lib/model/page';
import type { SiteMap, SiteMapFeed, SiteMapItem } from '@/lib/model/site-map';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { FEED_KINDS, type FeedKind, feedHref } from '@/lib/site/endpoints';
import { DISCLOSURE_NOTICE } from '@/lib/site/route-table';
import { findRoute } from '@/lib/site/routes';
import { translator } from '@/lib/words/translator';
import { LIST_NAMES, listMenuIn } from '../articles/lists';
import { getMenu } from './menu';

/** The site's own tools, which are in no menu. */
const TOOLS = [
  '/investor-relations/calendar',
  '/investor-relations/dividend-calculator',
  '/trading-costs',
  '/verify',
  '/branch',
  '/search',
  '/accessibility',
] as const;

/** Pages of the record of filings, which can be switched off. */
const RECORD_TOOLS = ['/investor-relations/archive', '/investor-relations/archive/how-to-check'] as const;

/** The frame of a notice is no page of its own: it shows the newest one. */
function isShown({ visible, inEnglish, path }: MenuItem, locale: Locale): boolean {
  if (!visible || path === DISCLOSURE_NOTICE || (locale === 'en' && !inEnglish)) return false;
  const found = path === null ? null : findRoute(path);
  return found !== null && !found.noindex && !(locale === 'en' && found.zhOnly);
}

/** Drops pages that an earlier item has listed; tabs of disclosure have an address each. */
function toItems(tree: readonly MenuItem[], locale: Locale, seen: Set<string>): SiteMapItem[] {
  return tree.flatMap((item) => {
    const { id, label, path, tab } = item;
    const address = tab ? `${path}#${tab}` : path;
    const shown = isShown(item, locale) && address !== null && !seen.has(address);
    if (shown) seen.add(address);
    const children = toItems(item.children, locale, seen);
    return shown ? [{ id, label, path, ...(tab && { tab }), children }] : children;
  });
}

function linksOf(locale: Locale, list: string): SiteMapFeed['links'] {
  const kinds = Object.keys(FEED_KINDS) as FeedKind[];
  return kinds.map((kind) => ({ name: FEED_KINDS[kind].name, href: feedHref(locale, list, kind) }));
}

function toFeeds(tree: readonly MenuItem[], locale: Locale): SiteMapFeed[] {
  const lists = LIST_NAMES.flatMap((list) => {
    const menu = listMenuIn(tree, locale, list);
    return menu ? [{ label: menu.label, links: linksOf(locale, list) }] : [];
  });
  if (env().record === null) return lists;
  const label = translator(locale, 'archive.feed')('title');
  return [...lists, { label, links: linksOf(locale, 'record') }];
}

/** All pages in the order of the menu, the site's tools, and the feeds of its lists. */
export async function getSiteMap({ locale }: PageContext): Promise<SiteMap> {
  const [tree, t] = await Promise.all([getMenu(locale), getTranslations({ locale, namespace: 'siteMap' })]);
  const seen = new Set<string>();
  const items = toItems(tree, locale, seen);
  const known = [...TOOLS, ...(env().record ? RECORD_TOOLS : [])];
  const tools = known
    .filter((path) => !seen.has(path))
    .map((path) => ({
      id: path,
      label: t(`tools.${path.split('/').at(-1) as 'verify'}`),
      path,
      children: [],
    }));
  return {
    title: t('title'),
    intro: t('intro'),
    siteName: env().settings.name[locale],
    items: [...items, { id: 'tools', label: t('toolsTitle'), path: null, children: tools }],
    feeds: toFeeds(tree, locale),
  };
}

/** Title and description of the site map, which is in no menu. */
export const siteMapHead = ({ title, intro, siteName }: SiteMap) => ({
  title: `${title} - ${siteName}`,
  description: intro,
});
