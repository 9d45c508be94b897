import 'server-only';
import { atMost } from '@/lib/base/at-most';
import { CONTENT_PAGE_SIZE } from '@/lib/base/constants';
import { EVERY_LIST, getPublicList, LIST_NAMES, type ListName } from '@/lib/content/articles/lists';
import { articleYears } from '@/lib/content/articles/years';
import type { ArticleSummary, OpenWay } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { isoTime } from '@/lib/seo/graph/articles';
import { otherLocale } from '@/lib/site/locales';
import { detailHref } from '@/lib/site/routes';
import { bothLanguages, type SitemapEntry } from '../formats/sitemap-xml';
import { SITEMAP_PART_PAGES } from './limits';

const PAGE_WAYS: readonly OpenWay[] = ['detail', 'popup', 'live'];

/** Few, since visitors' pages come first. */
export const LISTS_AT_ONCE = 3;

const ALL_PAGES = { from: 1, to: Number.POSITIVE_INFINITY };

/** One year of one language. */
export interface LocaleYear {
  locale: Locale;
  year: number;
}

/** Number of articles in a list, in all years or in one. */
async function countArticles(locale: Locale, name: ListName, year?: number): Promise<number> {
  const answer = await getPublicList(locale, name, { year, pageSize: 1 });
  return answer?.list.total ?? 0;
}

/** A list that is read year by year, the newest first. */
export interface UnreadList {
  locale: Locale;
  name: ListName;
  /** Articles of years that were not read yet. */
  left: number;
}

/** Each list in each language, with the number of its articles. */
export function countLists(): Promise<UnreadList[]> {
  return atMost(EVERY_LIST, LISTS_AT_ONCE, async ([locale, name]) => ({
    locale,
    name,
    left: await countArticles(locale, name),
  }));
}

const pagesFor = (articles: number): number => Math.ceil(articles / CONTENT_PAGE_SIZE);

interface ListYears {
  locale: Locale;
  pages: ReadonlyMap<number, number>;
}

/** Pages of a list by year. Years before that of its first article are not requested. */
async function pagesByYear({ locale, name, left }: UnreadList): Promise<ListYears> {
  const pages = new Map<number, number>();
  let unread = left;
  for (const year of articleYears()) {
    if (unread <= 0) break;
    const articles = await countArticles(locale, name, year);
    pages.set(year, pagesFor(articles));
    unread -= articles;
  }
  return { locale, pages };
}

/** Counts all lists; returns the number of files for a year: a sitemap may hold 50,000 addresses. */
export async function countParts(): Promise<(volume: LocaleYear) => number> {
  const lists = await atMost(await countLists(), LISTS_AT_ONCE, pagesByYear);
  return ({ locale, year }) => {
    const ofLocale = lists.filter((list) => list.locale === locale);
    const pages = ofLocale.reduce((sum, list) => sum + (list.pages.get(year) ?? 0), 0);
    return Math.ceil(pages / SITEMAP_PART_PAGES);
  };
}

/** Pages `from` (inclusive) to `to` (exclusive) of a list. */
export async function* pagesOf({ locale, year }: LocaleYear, name: ListName, { from, to } = ALL_PAGES) {
  for (let page = from; page < to; page += 1) {
    const answer = await getPublicList(locale, name, { year, page });
    if (!answer) return;
    yield answer.list.items;
    if (page >= answer.list.pages) return;
  }
}

/** The pages of a part: all lists form one sequence of pages, and a part is a range of it. */
async function* stretchOf(volume: LocaleYear, part: number) {
  let at = 0;
  const [from, to] = [(part - 1) * SITEMAP_PART_PAGES, part * SITEMAP_PART_PAGES];
  for (const name of LIST_NAMES) {
    const count = pagesFor(await countArticles(volume.locale, name, volume.year));
    const [first, end] = [Math.max(from - at, 0), Math.min(to - at, count)];
    if (first < end) yield { name, pages: pagesOf(volume, name, { from: first + 1, to: end + 1 }) };
    at += count;
  }
}

/** Ids of this list and year in the other language; an article has the same id in both. */
async function translatedIds({ locale, year }: LocaleYear, name: ListName): Promise<Set<string>> {
  const ids = new Set<string>();
  const other = { locale: otherLocale(locale), year };
  for await (const items of pagesOf(other, name)) {
    for (const { id } of items) ids.add(id);
  }
  return ids;
}

/** Articles that link to a document or elsewhere, or are display-only, have no page. */
export const hasPage = ({ openWay }: ArticleSummary): boolean => PAGE_WAYS.includes(openWay);

const addressOf = (locale: Locale, id: string): string => new URL(detailHref(locale, id), env().siteUrl).href;

/** Time of the last change, or of publication, as ISO time. */
export const changeOf = ({ updateTime, displayTime }: ArticleSummary): string | undefined =>
  isoTime(updateTime) ?? isoTime(displayTime);

function entryOf(locale: Locale, article: ArticleSummary, hasTranslation: boolean): SitemapEntry {
  const { id, image } = article;
  return {
    loc: addressOf(locale, id),
    lastmod: changeOf(article),
    alternates: hasTranslation ? bothLanguages(addressOf('zh', id), addressOf('en', id)) : undefined,
    images: image ? [new URL(image, env().siteUrl).href] : [],
  };
}

/** Articles with a page of their own. */
export async function* articleEntries(volume: LocaleYear, part: number): AsyncGenerator<SitemapEntry> {
  const seen = new Set<string>();
  for await (const { name, pages } of stretchOf(volume, part)) {
    const translated = await translatedIds(volume, name);
    for await (const items of pages) {
      for (const article of items) {
        if (!hasPage(article) || seen.has(article.id)) continue;
        seen.add(article.id);
        yield entryOf(volume.locale, article, translated.has(article.id));
      }
    }
  }
}
