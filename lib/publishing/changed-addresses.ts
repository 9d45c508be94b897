import 'server-only';
import { listOfPath } from '@/lib/content/articles/lists';
import { findByPath, findWithAncestors, getMenu } from '@/lib/content/site/menu';
import { mapSummary } from '@/lib/mappers/articles';
import { screenArticles } from '@/lib/mappers/public-articles';
import type { ArticleSummary } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import { hasPage } from '@/lib/outputs/sitemaps/article-entries';
import { fetchArticles } from '@/lib/ows/contract/calls';
import { env } from '@/lib/runtime/env';
import { LOCALES } from '@/lib/site/locales';
import { PRODUCT_ROUTE } from '@/lib/site/route-table';
import { detailHref, findRoute, pathHref } from '@/lib/site/routes';

export interface Changed {
  /** Absolute addresses without duplicates. */
  addresses: string[];
  /** When an unpublished version will become public, in milliseconds since the epoch; null without one. */
  comes: number | null;
}

const NOTHING: Changed = { addresses: [], comes: null };

/**
 * Site path of the page that shows an article: its menu item may be a block of that page, hidden in the menu. Null
 * where the page does not exist in this language or menu, or is not indexed.
 */
async function shownOn(locale: Locale, menuKey: string): Promise<string | null> {
  const tree = await getMenu(locale);
  const path = findWithAncestors(tree, ({ key }) => key === menuKey).at(-1)?.path ?? null;
  const [page, route] = path === null ? [] : [findByPath(tree, path), findRoute(path)];
  if (!page || !route || route.noindex || (route === PRODUCT_ROUTE && !page.visible)) return null;
  return locale === 'en' && (route.zhOnly || !page.inEnglish) ? null : path;
}

/** Articles of lists have pages of their own; for others the form of the link matters, which sitemaps alone know. */
async function pathsOf(locale: Locale, article: ArticleSummary): Promise<string[]> {
  const path = await shownOn(locale, article.menuKey);
  if (path === null) return [];
  const isListed = listOfPath(path) !== null && hasPage(article);
  return [...(isListed ? [detailHref(locale, article.id)] : []), pathHref(locale, path)];
}

async function inLanguage(locale: Locale, id: string, now: number): Promise<Changed> {
  const variant = { locale, device: 'desktop' } as const;
  const { rows } = await fetchArticles({ variant, id, pageSize: 1 }, false);
  const { rows: shown, ids, nextAt } = screenArticles(rows.slice(0, 1), now);
  if (ids[0] !== id) return NOTHING;
  const [article] = shown.map((row) => mapSummary(row, (text) => text));
  if (!article) return { addresses: [], comes: nextAt };
  const paths = await pathsOf(locale, article);
  return { addresses: paths.map((path) => new URL(path, env().siteUrl).href), comes: null };
}

/**
 * Canonical addresses touched by a change of an article, in its languages: the page of its menu item and, for
 * articles of lists, its own page; none that is unpublished or not indexed. Throws when the back office fails.
 */
export async function changedAddresses(id: string, now = Date.now()): Promise<Changed> {
  const found = await Promise.all(LOCALES.map(({ code }) => inLanguage(code, id, now)));
  const times = found.flatMap(({ comes }) => comes ?? []);
  return {
    addresses: [...new Set(found.flatMap(({ addresses }) => addresses))],
    comes: times.length > 0 ? Math.min(...times) : null,
  };
}
