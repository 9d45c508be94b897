import 'server-only';
import { LIFETIMES, TAGS } from '../cache';
import { chinaTime } from '../china-time';
import { CONTENT_PAGE_SIZE } from '../constants';
import { isPublic, mapArticle, mapSummary } from '../mappers/article';
import type { Article, ArticleSummary, Page } from '../model/article';
import type { Variant } from '../model/variant';
import { fetchArticles, fetchArticlesByTitle } from '../ows/calls';
import type { ContentWish } from '../ows/query';
import type { RawArticle, RawPage } from '../ows/raw';
import { getTranslate } from './dictionaries';
import { assertNotEmptied, assertNotJustEmptied, findByName, getMenu, wishOf } from './menu';
import { noteLifetime, noteTags } from './page-notes';
import { isPreview } from './preview';

type Wish = Omit<ContentWish, 'variant' | 'pageNum' | 'withBody'>;

/** What the page is made of, and when it must be made anew: an article of the future appears when its time comes. */
function noteRows(rows: readonly RawArticle[], now: number): void {
  noteTags(...rows.map(({ id }) => TAGS.article(id)));
  for (const row of rows) {
    const time = chinaTime(row.displayTime);
    if (time !== null && time > now) noteLifetime((time - now) / 1000);
  }
}

function noteList(): void {
  noteTags(TAGS.lists);
  noteLifetime(LIFETIMES.list);
}

async function fetchVisible(wish: ContentWish): Promise<RawPage<RawArticle>> {
  const preview = await isPreview();
  assertNotJustEmptied();
  const { rows, total } = await fetchArticles(wish, preview);
  if (rows.length === 0) await assertNotEmptied();
  const now = Date.now();
  noteRows(rows, now);
  if (wish.id) noteLifetime(LIFETIMES.article);
  else noteList();
  return { total, rows: preview ? rows : rows.filter((row) => isPublic(row, now)) };
}

/** Summaries, newest first; at most 100 unless pageSize says otherwise. */
export async function listArticles(variant: Variant, wish: Wish): Promise<ArticleSummary[]> {
  const [{ rows }, translate] = await Promise.all([
    fetchVisible({ ...wish, variant }),
    getTranslate(variant.locale),
  ]);
  return rows.map((row) => mapSummary(row, translate));
}

/** Articles with their bodies. */
export async function listFullArticles(variant: Variant, wish: Wish): Promise<Article[]> {
  const [{ rows }, translate] = await Promise.all([
    fetchVisible({ ...wish, variant, withBody: true }),
    getTranslate(variant.locale),
  ]);
  return rows.map((row) => mapArticle(row, translate));
}

/** One page of summaries, or null past the end (the back office would answer its last page again). */
export async function pageArticles(
  variant: Variant,
  { page, ...wish }: Wish & { page: number },
): Promise<Page<ArticleSummary> | null> {
  const [{ rows, total }, translate] = await Promise.all([
    fetchVisible({ ...wish, variant, pageNum: page }),
    getTranslate(variant.locale),
  ]);
  const pages = Math.max(1, Math.ceil(total / (wish.pageSize ?? CONTENT_PAGE_SIZE)));
  if (page > pages) return null;
  return { items: rows.map((row) => mapSummary(row, translate)), total, page, pages };
}

/** One article by id, or null when there is none in this language and on this terminal. */
export async function getArticle(variant: Variant, id: string): Promise<Article | null> {
  const [article] = await listFullArticles(variant, { id, pageSize: 1 });
  return article?.id === id ? article : null;
}

/** Articles of a menu and all below it, by the menu key each belongs to. */
export async function groupArticles(variant: Variant, wish: Wish): Promise<Map<string, ArticleSummary[]>> {
  const groups = new Map<string, ArticleSummary[]>();
  for (const article of await listArticles(variant, wish)) {
    groups.set(article.menuKey, [...(groups.get(article.menuKey) ?? []), article]);
  }
  return groups;
}

/** The bulletin list: the content call with category 1. */
export function listAnnouncements(variant: Variant, wish: Wish): Promise<ArticleSummary[]> {
  return listArticles(variant, { ...wish, categoryType: '1' });
}

/** The articles of one menu item found by its name; empty when the menu has none. */
export async function listByMenuName(variant: Variant, name: string): Promise<Article[]> {
  const item = findByName(await getMenu(variant.locale), name);
  if (!item) return [];
  return listFullArticles(variant, wishOf(item));
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
  const now = Date.now();
  noteRows(rows, now);
  noteList();
  return rows.filter((row) => isPublic(row, now)).map((row) => mapArticle(row, translate));
}
