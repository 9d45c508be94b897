import 'server-only';
import { ANNOUNCEMENT_FIRST_YEAR, ANNOUNCEMENT_PAGE_SIZE } from '../../constants';
import { otherLocale } from '../../i18n/locales';
import type { ArticleSummary } from '../../model/article';
import type { Announcement, Announcements, Twin } from '../../model/investors';
import type { PageContext } from '../../model/page';
import type { Variant } from '../../model/variant';
import { listArticles, pageArticles } from '../articles';
import { findByPath, getMenu, wishOf } from '../menu';
import { secondary } from '../secondary';

export const ANNOUNCEMENTS_PATH = '/investor-relations/announcements';

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

/** The title in the other language, or null: one id is one article in every language. */
async function twinOf(variant: Variant, id: string): Promise<Twin | null> {
  const [found] = await listArticles(variant, { id, pageSize: 1 });
  return found?.id === id ? { locale: variant.locale, title: found.title } : null;
}

/** Asked for one by one, so that a page costs the same however many announcements there are. */
async function twinsOf(variant: Variant, items: readonly ArticleSummary[]): Promise<Map<string, Twin>> {
  const other = { ...variant, locale: otherLocale(variant.locale) };
  const twins = await Promise.all(items.map(async ({ id }) => [id, await twinOf(other, id)] as const));
  return new Map(twins.flatMap(([id, twin]) => (twin ? [[id, twin]] : [])));
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
