import 'server-only';
import { LIFETIMES, TAGS } from '@/lib/base/cache';
import { CONTENT_PAGE_SIZE, WHOLE_LIST_PAGES } from '@/lib/base/constants';
import { hasControl, isId, isYear } from '@/lib/base/possible';
import { mapArticle, mapSummary } from '@/lib/mappers/articles';
import { screenArticles, uniqueArticles } from '@/lib/mappers/public-articles';
import type { Article, ArticleSummary, Page } from '@/lib/model/articles';
import type { ListCut } from '@/lib/model/page';
import type { Variant } from '@/lib/model/variant';
import { fetchArticles, fetchArticlesByTitle } from '@/lib/ows/contract/calls';
import { readPages } from '@/lib/ows/contract/pages';
import type { ContentQuery } from '@/lib/ows/contract/query';
import type { RawArticle, RawPage } from '@/lib/ows/contract/raw';
import { log } from '@/lib/runtime/log';
import { metrics } from '@/lib/runtime/metrics';
import { noteCut, noteLifetime, noteTags } from '@/lib/runtime/page-notes';
import { getTranslate } from '../dictionaries/dictionaries';
import { isPreview } from '../preview';
import { assertNotEmptied, assertNotJustEmptied, findByName, getMenu, queryOf } from '../site/menu';

/** Articles requested beyond those that a page shows, since future ones are hidden. */
export const HIDDEN_SPARE = 5;

const WHOLE_TEXTS_PAGES = 2;

type ArticleQuery = Omit<ContentQuery, 'variant' | 'pageNum' | 'withBody'>;

/**
 * The rows that visitors may see. All are noted as cache tags; the page's lifetime ends when the next future article is
 * due.
 */
function screened(rows: readonly RawArticle[]): RawArticle[] {
  const now = Date.now();
  const { rows: shown, ids, nextAt } = screenArticles(rows, now);
  noteTags(...ids.map(TAGS.article));
  if (nextAt !== null) noteLifetime((nextAt - now) / 1000);
  return shown;
}

function noteList(): void {
  noteTags(TAGS.lists);
  noteLifetime(LIFETIMES.list);
}

/** False for an id, year or title that cannot exist: no request is sent for it. */
function isPossible({ id, year, title, filter }: ContentQuery): boolean {
  if (id !== undefined && !isId(id)) return false;
  if (year !== undefined && !isYear(year)) return false;
  return !hasControl(`${title ?? ''}${filter ?? ''}`);
}

interface VisiblePage extends RawPage<RawArticle> {
  /** How many more rows the answer had. */
  hidden: number;
}

async function fetchVisible(query: ContentQuery): Promise<VisiblePage> {
  if (!isPossible(query)) return { rows: [], total: 0, hidden: 0 };
  const preview = await isPreview();
  assertNotJustEmptied();
  const { rows, total } = await fetchArticles(query, preview);
  if (rows.length === 0) await assertNotEmptied();
  const shown = screened(rows);
  if (query.id) noteLifetime(LIFETIMES.article);
  else noteList();
  const visible = preview ? rows : shown;
  return { total, rows: visible, hidden: rows.length - visible.length };
}

/** Counts a list that was cut at its bound, logs it with its menu, and has the page state it. */
function reportCut(query: ArticleQuery, cut: ListCut): void {
  noteCut(cut);
  metrics.listsCut.inc();
  log.warn({ menu: query.menuKey ?? '', ...cut }, 'a list is longer than a page reads');
}

/**
 * All articles of a list, newest first, read in pages of a hundred; beyond `most` pages the rest is left out.
 * With `pageSize` only that many of the newest, in one call.
 */
async function fetchWhole(query: ContentQuery, most: number): Promise<RawArticle[]> {
  if (query.pageSize) return (await fetchVisible(query)).rows;
  const bounds = { size: CONTENT_PAGE_SIZE, most };
  const { rows, total } = await readPages(bounds, (pageNum) => fetchVisible({ ...query, pageNum }));
  const shown = most * CONTENT_PAGE_SIZE;
  if (total > shown) reportCut(query, { shown, total });
  return uniqueArticles(rows);
}

/** Summaries of a whole list, newest first; with `pageSize` only that many of the newest. */
export async function listArticles(variant: Variant, query: ArticleQuery): Promise<ArticleSummary[]> {
  const [rows, translate] = await Promise.all([
    fetchWhole({ ...query, variant }, WHOLE_LIST_PAGES),
    getTranslate(variant.locale),
  ]);
  return rows.map((row) => mapSummary(row, translate, variant.locale));
}

/** The same with their bodies. */
export async function listFullArticles(variant: Variant, query: ArticleQuery): Promise<Article[]> {
  const [rows, translate] = await Promise.all([
    fetchWhole({ ...query, variant, withBody: true }, WHOLE_TEXTS_PAGES),
    getTranslate(variant.locale),
  ]);
  return rows.map((row) => mapArticle(row, translate, variant.locale));
}

const withSpare = (query: ArticleQuery, count: number): ArticleQuery => ({
  ...query,
  pageSize: count + HIDDEN_SPARE,
});

/** Summaries of the newest `count` articles; a few more are requested, since future ones are hidden. */
export async function newestArticles(
  variant: Variant,
  query: ArticleQuery,
  count: number,
): Promise<ArticleSummary[]> {
  return (await listArticles(variant, withSpare(query, count))).slice(0, count);
}

/** The same with their bodies. */
export async function newestFullArticles(
  variant: Variant,
  query: ArticleQuery,
  count: number,
): Promise<Article[]> {
  return (await listFullArticles(variant, withSpare(query, count))).slice(0, count);
}

/**
 * One page of summaries, or null past the end (the back office would answer its last page again). Hidden
 * articles are the newest, on its first page: the others move up by their number, so that each page is full.
 */
export async function pageArticles(
  variant: Variant,
  { page, ...query }: ArticleQuery & { page: number },
): Promise<Page<ArticleSummary> | null> {
  const size = query.pageSize ?? CONTENT_PAGE_SIZE;
  const ask = (pageNum: number) => fetchVisible({ ...query, variant, pageNum });
  const pagesOf = (articles: number) => Math.max(1, Math.ceil(articles / size));
  const [own, translate] = await Promise.all([ask(page), getTranslate(variant.locale)]);
  if (page > pagesOf(own.total)) return null;
  const first = page > 1 ? await ask(1) : null;
  const { hidden } = first ?? own;
  const total = own.total - hidden;
  const pages = pagesOf(total);
  if (page > pages) return null;
  const next = hidden > 0 && page * size < own.total ? await ask(page + 1) : null;
  const rows = [...own.rows.slice(first ? hidden : 0), ...(next?.rows.slice(0, hidden) ?? [])];
  return {
    items: uniqueArticles(rows).map((row) => mapSummary(row, translate, variant.locale)),
    total,
    page,
    pages,
  };
}

/** One article by id, or null if this language and terminal has no such article. */
export async function getArticle(variant: Variant, id: string): Promise<Article | null> {
  const [article] = await listFullArticles(variant, { id, pageSize: 1 });
  return article?.id === id ? article : null;
}

/** The articles of one menu item found by its name; empty when the menu has none. */
export async function listByMenuName(variant: Variant, name: string): Promise<Article[]> {
  const item = findByName(await getMenu(variant.locale), name);
  if (!item) return [];
  return listFullArticles(variant, queryOf(item));
}

/** Articles of several blocks at once, keyed by menu name. */
export async function getPageData(
  variant: Variant,
  names: readonly string[],
): Promise<Map<string, Article[]>> {
  const lists = await Promise.all(names.map((name) => listByMenuName(variant, name)));
  return new Map(names.map((name, at) => [name, lists[at] ?? []]));
}

/** The first article of the menu item with this name, or null. */
export async function getMenuPage(variant: Variant, name: string): Promise<Article | null> {
  const [article] = await listByMenuName(variant, name);
  return article ?? null;
}

/** Articles with exactly this title. */
export async function listByTitle(variant: Variant, title: string): Promise<Article[]> {
  const [rows, translate] = await Promise.all([
    fetchArticlesByTitle(variant, title),
    getTranslate(variant.locale),
  ]);
  noteList();
  return screened(rows).map((row) => mapArticle(row, translate, variant.locale));
}
