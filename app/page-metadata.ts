import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { DESCRIPTION_CHARS } from '@/lib/base/constants';
import { type ListName, listMenuIn, listOfPath } from '@/lib/content/articles/lists';
import type { MenuItem } from '@/lib/model/menu';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { buildMetadata } from '@/lib/seo/metadata';
import { fittedTitle, wordsOfView } from '@/lib/seo/page-words';
import { shorten } from '@/lib/seo/shorten';
import { cardHref, FEED_KINDS, type FeedKind, feedHref, markdownHref } from '@/lib/site/endpoints';
import { LOCALES } from '@/lib/site/locales';
import { findRoute, type SitePath } from '@/lib/site/routes';
import type { PageHead } from './page-definition';

/** Languages in which the page exists, by route table and menu. */
export function languagesOf(context: PageContext, menu: MenuItem | null) {
  const zhOnly = findRoute(context.path)?.zhOnly || (menu && !menu.inEnglish);
  return zhOnly ? (['zh'] as const) : LOCALES.map(({ code }) => code);
}

/**
 * Title and description: those of the page, else the menu item's seoInfo, else its menu name (MN-04). Titles of tabs,
 * filters, years and later pages name them.
 */
export function wordsOf(context: PageContext, menu: MenuItem | null, head: PageHead) {
  const siteName = env().settings.name[context.locale];
  const { chosen = [], title } = head;
  const description = head.description || menu?.seo.description || '';
  const view = wordsOfView({ context, siteName, title, label: menu?.label, description, chosen });
  if (view) return view;
  const named = menu?.seo.title || (menu ? `${menu.label} - ${siteName}` : siteName);
  return {
    title: !title && menu?.seo.title ? menu.seo.title : fittedTitle(title || named, { siteName, context }),
    description: shorten(description || named, DESCRIPTION_CHARS),
  };
}

/** The home page links the two lists that are followed most. */
const HOME_LISTS: readonly ListName[] = ['news', 'announcements'];

const ARCHIVE: SitePath = '/investor-relations/archive';

/** A page's menu item, if it has one, and the menu of its language. */
interface InMenu {
  menu: MenuItem | null;
  tree: readonly MenuItem[];
}

interface LinkedFeed {
  list: string;
  label: string;
}

/** The feeds that the home page links: those of lists that are published in this language. */
const feedsOfHome = (tree: readonly MenuItem[], locale: Locale): LinkedFeed[] =>
  HOME_LISTS.flatMap((list) => {
    const item = listMenuIn(tree, locale, list);
    return item ? [{ list, label: item.label }] : [];
  });

/** The feeds that a page links; `label` is its own name. */
function feedsOf({ path, locale }: PageContext, tree: readonly MenuItem[], label: string): LinkedFeed[] {
  if (path === '/') return feedsOfHome(tree, locale);
  const own = path === ARCHIVE ? 'record' : listOfPath(path);
  return own ? [{ list: own, label }] : [];
}

/** Whether an address names an article by its id. */
export const isArticle = ({ path, query }: PageContext): boolean =>
  (path === '/detail' || path === '/public-disclosure/ann_article') && query.id !== undefined;

/** Alternates: the feeds of the page's lists, and its text as Markdown. */
function otherFormsOf(context: PageContext, { menu, tree }: InMenu, label: string) {
  const { locale, path, query } = context;
  const lists = feedsOf(context, tree, label);
  const links = (kind: FeedKind) =>
    lists.map((feed) => ({
      url: feedHref(locale, feed.list, kind),
      title: `${feed.label} (${FEED_KINDS[kind].name})`,
    }));
  const kinds = Object.keys(FEED_KINDS) as FeedKind[];
  const feeds = lists.length > 0 ? kinds.map((kind) => [FEED_KINDS[kind].type, links(kind)]) : [];
  const alternate = isArticle(context) ? { path, id: query.id } : menu && path !== '/' ? { path } : null;
  const text = alternate ? [['text/markdown', [{ url: markdownHref(locale, alternate), title: label }]]] : [];
  return Object.fromEntries([...feeds, ...text]);
}

/** The picture of the article or page; that of the home page where a page is in no menu. */
function cardOf(context: PageContext, menu: MenuItem | null): string {
  const { locale, path, query } = context;
  return cardHref(locale, isArticle(context) ? { path, id: query.id } : { path: menu ? path : '/' });
}

/** What other forms of a page are called: an article by its title, a page by its menu item. */
const nameOf = (context: PageContext, menu: MenuItem | null, { crumb }: PageHead): string | undefined =>
  (isArticle(context) && crumb) || menu?.label || (context.path === ARCHIVE ? crumb : undefined);

/** Metadata of a page from its context, the menu and its own head. */
export function pageMetadata(context: PageContext, { menu, tree }: InMenu, head: PageHead): Metadata {
  const { locale, path, query } = context;
  const { settings, siteUrl, production } = env();
  const label = nameOf(context, menu, head) ?? settings.name[locale];
  return buildMetadata({
    locale,
    ...wordsOf(context, menu, head),
    keywords: head.keywords || menu?.seo.keywords || '',
    path,
    query,
    languages: query.page ? [locale] : (head.languages ?? languagesOf(context, menu)),
    noindex: !production || head.noindex || findRoute(path)?.noindex || false,
    siteName: settings.name[locale],
    siteUrl,
    image: cardOf(context, menu),
    article: head.article,
    otherForms: otherFormsOf(context, { menu, tree }, label),
  });
}

async function plainMetadata({ locale }: PageContext, key: 'missing' | 'outage'): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: key });
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** The head of a 404 page. */
export const missingMetadata = (context: PageContext): Promise<Metadata> => plainMetadata(context, 'missing');
/** The head of a page whose data the back office does not deliver (503). */
export const outageMetadata = (context: PageContext): Promise<Metadata> => plainMetadata(context, 'outage');
