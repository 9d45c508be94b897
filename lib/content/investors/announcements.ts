import 'server-only';
import { ANNOUNCEMENT_FIRST_YEAR, ANNOUNCEMENT_PAGE_SIZE, CONTENT_PAGE_SIZE } from '../../constants';
import { otherLocale } from '../../i18n/locales';
import type { ArticleSummary } from '../../model/article';
import type { Announcement, Announcements, Twin } from '../../model/investors';
import type { PageContext } from '../../model/page';
import type { Variant } from '../../model/variant';
import { pageArticles } from '../articles';
import { findByPath, getMenu, wishOf } from '../menu';
import { secondary } from '../secondary';

export const ANNOUNCEMENTS_PATH = '/investor-relations/announcements';
/** A year with more than a thousand announcements shows its later ones without their twins. */
const TWIN_PAGES = 10;

/** The current year in China and all before it, back to the first. */
export function announcementYears(now = new Date()): number[] {
  const current = new Date(now.getTime() + 8 * 3_600_000).getUTCFullYear();
  const count = current - ANNOUNCEMENT_FIRST_YEAR + 1;
  return Array.from({ length: Math.max(1, count) }, (_, at) => current - at);
}

interface Wish {
  year?: string;
  page?: number;
  pageSize?: number;
}

/** One page of announcements, newest first; null past the end, or when the menu has no such item. */
export async function pageAnnouncements(variant: Variant, { year, page = 1, pageSize }: Wish) {
  const menu = findByPath(await getMenu(variant.locale), ANNOUNCEMENTS_PATH);
  if (!menu) return null;
  const place = { ...wishOf(menu), categoryType: '1' };
  const list = await pageArticles(variant, {
    ...place,
    year,
    page,
    pageSize: pageSize ?? ANNOUNCEMENT_PAGE_SIZE,
  });
  return list && { menu, list };
}

async function titlesOfYear(variant: Variant, year: string): Promise<[string, Twin][]> {
  const found: ArticleSummary[] = [];
  for (let page = 1; page <= TWIN_PAGES; page += 1) {
    const answer = await pageAnnouncements(variant, { year, page, pageSize: CONTENT_PAGE_SIZE });
    found.push(...(answer?.list.items ?? []));
    if (!answer || page >= answer.list.pages) break;
  }
  return found.map(({ id, title }) => [id, { locale: variant.locale, title }]);
}

/** Titles in the other language, by id: one id is one article in every language. */
async function twinsOf(variant: Variant, items: readonly ArticleSummary[]): Promise<Map<string, Twin>> {
  const other = { ...variant, locale: otherLocale(variant.locale) };
  const years = [...new Set(items.map(({ displayTime }) => displayTime.slice(0, 4)))];
  const lists = await Promise.all(years.map((year) => titlesOfYear(other, year)));
  return new Map(lists.flat());
}

async function withTwins(variant: Variant, items: readonly ArticleSummary[]): Promise<Announcement[]> {
  const twins = await secondary('the other language', twinsOf(variant, items), new Map<string, Twin>());
  return items.map((article) => ({ article, twin: twins.get(article.id) ?? null }));
}

/** IR-05: null for a year out of range and for a page past the end; a year without announcements is an empty page. */
export async function getAnnouncements(context: PageContext): Promise<Announcements | null> {
  const { variant, query, page } = context;
  const years = announcementYears();
  if (query.year && !years.includes(Number(query.year))) return null;
  const answer = await pageAnnouncements(variant, { year: query.year, page });
  if (!answer) return null;
  const { menu, list } = answer;
  return {
    title: menu.label,
    intro: menu.seo.description,
    years,
    year: query.year ? Number(query.year) : null,
    list: { ...list, items: await withTwins(variant, list.items) },
  };
}
