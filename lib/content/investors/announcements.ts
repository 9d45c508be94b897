import 'server-only';
import { inChina } from '@/lib/base/china-time';
import type { ArticleSummary } from '@/lib/model/articles';
import type { Announcement, Announcements, Translation } from '@/lib/model/investors';
import type { PageContext } from '@/lib/model/page';
import type { Variant } from '@/lib/model/variant';
import { otherLocale } from '@/lib/site/locales';
import { listArticles, pageArticles } from '../articles/articles';
import { secondary } from '../secondary';
import { findByPath, getMenu, wishOf } from '../site/menu';

const ANNOUNCEMENT_FIRST_YEAR = 2015;

const ANNOUNCEMENT_PAGE_SIZE = 10;

export const ANNOUNCEMENTS_PATH = '/investor-relations/announcements';

/** The current year in China and all before it, back to the first. */
export function announcementYears(now = new Date()): number[] {
  const current = inChina(now.getTime()).getUTCFullYear();
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

/** The title in the other language, or null: one id is one article in every language. */
async function translationOf(variant: Variant, id: string): Promise<Translation | null> {
  const [found] = await listArticles(variant, { id, pageSize: 1 });
  return found?.id === id ? { locale: variant.locale, title: found.title } : null;
}

/** Asked for one by one, so that a page costs the same however many announcements there are. */
async function translationsOf(
  variant: Variant,
  items: readonly ArticleSummary[],
): Promise<Map<string, Translation>> {
  const other = { ...variant, locale: otherLocale(variant.locale) };
  const translations = await Promise.all(
    items.map(async ({ id }) => [id, await translationOf(other, id)] as const),
  );
  return new Map(translations.flatMap(([id, translation]) => (translation ? [[id, translation]] : [])));
}

async function withTwins(variant: Variant, items: readonly ArticleSummary[]): Promise<Announcement[]> {
  const translations = await secondary(
    'the other language',
    translationsOf(variant, items),
    new Map<string, Translation>(),
  );
  return items.map((article) => ({ article, translation: translations.get(article.id) ?? null }));
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
