import 'server-only';
import type { Article, ArticleSummary } from '@/lib/model/articles';
import type { DisclosedTexts, DisclosureHub, DisclosureNotice, SideTab } from '@/lib/model/disclosure';
import type { MenuItem } from '@/lib/model/menu';
import type { PageContext } from '@/lib/model/page';
import type { Locale, Variant } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { DISCLOSURE_CONTENT, DISCLOSURE_HUB, DISCLOSURE_NOTICE } from '@/lib/site/route-table';
import { pathHref, tabHref } from '@/lib/site/routes';
import {
  getArticle,
  listArticles,
  listFullArticles,
  newestArticles,
  newestFullArticles,
} from '../articles/articles';
import { languagesWhere } from '../articles/languages';
import { findByPath, getMenu, queryOf } from '../site/menu';

/** Menu type of items whose articles are a list rather than one text. */
const LIST = 'L';

const shownItems = (hub: MenuItem, locale: Locale): MenuItem[] =>
  hub.children.filter(({ visible, inEnglish }) => visible && (locale === 'zh' || inEnglish));

/** The tabs of the hub in a language that have their own content. */
export const publicItems = (hub: MenuItem, locale: Locale): MenuItem[] =>
  shownItems(hub, locale).filter(({ tab }) => tab);

/** All tabs, including links to other sites and to pages of the route table. */
function sideTabs(hub: MenuItem, locale: Locale, open: MenuItem): SideTab[] {
  return shownItems(hub, locale).flatMap((item): SideTab[] => {
    const { id, label, path } = item;
    if (item.tab) return [{ id, label, href: tabHref(locale, id), current: item === open }];
    if (item.href) return [{ id, label, href: item.href, current: false }];
    const isPage = path === null || path === DISCLOSURE_CONTENT || path === DISCLOSURE_NOTICE;
    return isPage ? [] : [{ id, label, href: pathHref(locale, path), current: false }];
  });
}

async function textsOf({ variant }: PageContext, item: MenuItem): Promise<DisclosedTexts> {
  const query = queryOf(item);
  if (item.type === LIST) return { kind: 'notices', articles: await listArticles(variant, query) };
  return { kind: 'texts', articles: await listFullArticles(variant, query) };
}

/** Languages in which a tab has something to read. */
async function languagesOf({ variant, locale }: PageContext, tab: MenuItem, isFilled: boolean) {
  const found = await languagesWhere(
    variant,
    async (other) =>
      (other.locale === 'zh' || tab.inEnglish) && (await newestArticles(other, queryOf(tab), 1)).length > 0,
  );
  return isFilled ? found : found.filter((one) => one !== locale);
}

/** The tab in the address, else the first one; null for a tab that the menu does not have. */
export async function getDisclosureHub(context: PageContext): Promise<DisclosureHub | null> {
  const { locale, query } = context;
  const hub = findByPath(await getMenu(locale), DISCLOSURE_HUB);
  if (!hub) return null;
  const items = publicItems(hub, locale);
  const open = query.tab ? items.find(({ id }) => id === query.tab) : items[0];
  if (!open) return null;
  const tabs = sideTabs(hub, locale, open);
  const content = await textsOf(context, open);
  const languages = query.tab ? await languagesOf(context, open, content.articles.length > 0) : undefined;
  const siteName = env().settings.name[locale];
  const { label } = open;
  return { title: hub.label, intro: hub.seo.description, tabs, label, content, siteName, languages };
}

/** The notices of all lists of the hub: each has a page of its own. */
export async function listNotices(variant: Variant): Promise<ArticleSummary[]> {
  const hub = findByPath(await getMenu(variant.locale), DISCLOSURE_HUB);
  const lists = (hub ? publicItems(hub, variant.locale) : []).filter(({ type }) => type === LIST);
  return (await Promise.all(lists.map((item) => listArticles(variant, queryOf(item))))).flat();
}

/** The newest notice of all lists (of all tabs, where the menu marks no lists), or null. */
async function newestNotice(variant: Variant, items: MenuItem[]): Promise<Article | null> {
  const lists = items.filter(({ type }) => type === LIST);
  const from = lists.length > 0 ? lists : items;
  const found = (await Promise.all(from.map((item) => newestFullArticles(variant, queryOf(item), 1)))).flat();
  return found.sort((a, b) => b.displayTime.localeCompare(a.displayTime))[0] ?? null;
}

/** A notice by its id, without one the newest; null for an article that is not a notice of the hub. */
export async function getDisclosureNotice(context: PageContext): Promise<DisclosureNotice | null> {
  const { locale, variant, query } = context;
  const hub = findByPath(await getMenu(locale), DISCLOSURE_HUB);
  if (!hub) return null;
  const article = query.id
    ? await getArticle(variant, query.id)
    : await newestNotice(variant, publicItems(hub, locale));
  if (!article) return null;
  const tab = publicItems(hub, locale).find(({ key }) => `${article.menuKey},`.startsWith(`${key},`));
  return tab ? { article, back: tabHref(locale, tab.id), siteName: env().settings.name[locale] } : null;
}
