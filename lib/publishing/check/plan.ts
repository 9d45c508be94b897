import 'server-only';
import { chinaTime, inChina } from '@/lib/base/china-time';
import {
  getList,
  getPublicList,
  LIST_NAMES,
  type ListName,
  listOfPath,
  pathOfList,
  publicListMenu,
} from '@/lib/content/articles/lists';
import { articleYears } from '@/lib/content/articles/years';
import type { ArticleSummary } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import { FEED_LENGTH } from '@/lib/outputs/feeds/feed-files';
import { hasPage } from '@/lib/outputs/sitemaps/article-entries';
import { env } from '@/lib/runtime/env';
import { feedHref } from '@/lib/site/endpoints';
import { LOCALES, otherLocale } from '@/lib/site/locales';
import { detailHref, pathHref } from '@/lib/site/routes';
import { shownOn } from '../shown-on';
import {
  type Expected,
  feedOmits,
  feedShows,
  isGone,
  isRenewed,
  type Judgement,
  listOmits,
  listShows,
  pageShows,
  sitemapOmits,
  sitemapShows,
} from './shown';
import { type Version, versionIn } from './versions';

export type PlaceKind = 'page' | 'list' | 'feed' | 'sitemap';

/** An address that must show an article, or must no longer show it. */
export interface Reading {
  kind: PlaceKind;
  locale: Locale;
  /** Path of the site, with its query. */
  path: string;
  isAsExpected: Judgement;
}

interface Place {
  locale: Locale;
  name: ListName;
}

/** Lists not checked row by row: the report centre shows reports by year and kind, in various forms. */
const WITHOUT_ROWS: readonly ListName[] = ['reports'];

const addressOf = (locale: Locale, id: string): string => new URL(detailHref(locale, id), env().siteUrl).href;

function expectedOf(locale: Locale, { id, title, updateTime, displayTime }: ArticleSummary): Expected {
  const changed = chinaTime(updateTime) ?? chinaTime(displayTime) ?? 0;
  return { title, address: addressOf(locale, id), changed };
}

const pageAt = (locale: Locale, id: string, isAsExpected: Judgement): Reading => ({
  kind: 'page',
  locale,
  path: detailHref(locale, id),
  isAsExpected,
});

const listAt = ({ locale, name }: Place, isAsExpected: Judgement): Reading => {
  const path = pathHref(locale, pathOfList(name));
  return { kind: 'list', locale, path, isAsExpected: WITHOUT_ROWS.includes(name) ? isRenewed : isAsExpected };
};

const feedAt = ({ locale, name }: Place, isAsExpected: Judgement): Reading => ({
  kind: 'feed',
  locale,
  path: feedHref(locale, name, 'atom'),
  isAsExpected,
});

/** The sitemap of articles of this time's year; empty if that year has none. */
function sitemapAt(locale: Locale, time: number | null, isAsExpected: Judgement): Reading[] {
  const year = time === null ? 0 : inChina(time).getUTCFullYear();
  if (!articleYears().includes(year)) return [];
  return [{ kind: 'sitemap', locale, path: `/sitemaps/articles-${locale}-${year}.xml`, isAsExpected }];
}

/** Where a public article must be shown. Older ones are in no feed and not on the first page of a list. */
async function whereShown(place: Place, article: ArticleSummary): Promise<Reading[]> {
  const { locale, name } = place;
  const expected = expectedOf(locale, article);
  const [page, feed] = await Promise.all([
    getList({ variant: { locale, device: 'desktop' }, page: 1 }, name),
    getPublicList(locale, name, { pageSize: FEED_LENGTH }),
  ]);
  const has = (answer: typeof page) => answer?.list.items.some(({ id }) => id === article.id) ?? false;
  return [
    ...(hasPage(article) ? [pageAt(locale, article.id, pageShows(expected))] : []),
    ...(has(page) ? [listAt(place, listShows(expected, article.openWay !== 'display'))] : []),
    ...(has(feed) ? [feedAt(place, feedShows(expected))] : []),
    ...sitemapAt(
      locale,
      chinaTime(article.displayTime),
      hasPage(article) ? sitemapShows(expected) : sitemapOmits(expected),
    ),
  ];
}

/** Where an article that is not public must not be shown. */
function whereGone(locale: Locale, id: string, names: readonly ListName[]): Reading[] {
  const gone = { address: addressOf(locale, id) };
  const lists = names.flatMap((name) => [
    listAt({ locale, name }, listOmits(gone)),
    feedAt({ locale, name }, feedOmits(gone)),
  ]);
  return [pageAt(locale, id, isGone), ...lists];
}

async function readingsIn(locale: Locale, id: string, versions: Record<Locale, Version>): Promise<Reading[]> {
  const { article, isPublic } = versions[locale];
  const known = article ?? versions[otherLocale(locale)].article;
  const gone = sitemapOmits({ address: addressOf(locale, id) });
  if (!known) {
    const has = await Promise.all(LIST_NAMES.map((name) => publicListMenu(locale, name)));
    const names = LIST_NAMES.filter((_, at) => has[at]);
    return [...whereGone(locale, id, names), ...sitemapAt(locale, Date.now(), gone)];
  }
  const path = await shownOn(locale, known.menuKey);
  if (path === null) return [];
  const name = listOfPath(path);
  if (name === null) return [{ kind: 'list', locale, path: pathHref(locale, path), isAsExpected: isRenewed }];
  if (article && isPublic) return whereShown({ locale, name }, article);
  return [...whereGone(locale, id, [name]), ...sitemapAt(locale, chinaTime(known.displayTime), gone)];
}

/**
 * The addresses that must show an article in its languages, by what the back office answers now; if it is not
 * public, those that must not show it. An article that links elsewhere has no page of its own; for one that
 * is part of a page, that page must be up to date. Rejects with an OwsError if the back office fails.
 */
export async function planReadings(id: string): Promise<Reading[]> {
  const [zh, en] = await Promise.all([versionIn('zh', id), versionIn('en', id)]);
  const plans = await Promise.all(LOCALES.map(({ code }) => readingsIn(code, id, { zh, en })));
  return plans.flat();
}
