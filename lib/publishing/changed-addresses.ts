import 'server-only';
import { listOfPath } from '@/lib/content/articles/lists';
import { mapSummary } from '@/lib/mappers/articles';
import { screenArticles } from '@/lib/mappers/public-articles';
import type { ArticleSummary } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import { hasPage } from '@/lib/outputs/sitemaps/article-entries';
import { fetchArticles } from '@/lib/ows/contract/calls';
import { env } from '@/lib/runtime/env';
import { LOCALES } from '@/lib/site/locales';
import { detailHref, pathHref } from '@/lib/site/routes';
import { shownOn } from './shown-on';

export interface Changed {
  /** Absolute addresses without duplicates. */
  addresses: string[];
  /** When an unpublished version becomes public, in milliseconds since the epoch; null if there is none. */
  comes: number | null;
}

const NOTHING: Changed = { addresses: [], comes: null };

/** Paths to report: that of the article, if it is listed and has a page, and that of its menu item. */
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
 * Canonical addresses affected by a change of an article, in its languages: the page of its menu item and,
 * for listed articles, its own page; none that is unpublished or not indexed. Rejects with an OwsError if the
 * back office fails.
 */
export async function changedAddresses(id: string, now = Date.now()): Promise<Changed> {
  const found = await Promise.all(LOCALES.map(({ code }) => inLanguage(code, id, now)));
  const times = found.flatMap(({ comes }) => comes ?? []);
  return {
    addresses: [...new Set(found.flatMap(({ addresses }) => addresses))],
    comes: times.length > 0 ? Math.min(...times) : null,
  };
}
