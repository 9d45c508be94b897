import 'server-only';
import { inChina } from '@/lib/base/china-time';
import type { ArticleSummary } from '@/lib/model/articles';
import type { Announcement, Announcements, Translation } from '@/lib/model/investors';
import type { PageContext } from '@/lib/model/page';
import type { Variant } from '@/lib/model/variant';
import { otherLocale } from '@/lib/site/locales';
import { listArticles } from '../articles/articles';
import { getList } from '../articles/lists';
import { secondary } from '../secondary';

const ANNOUNCEMENT_FIRST_YEAR = 2015;

/** The current year in China and all before it, back to the first. */
export function announcementYears(now = new Date()): number[] {
  const current = inChina(now.getTime()).getUTCFullYear();
  const count = current - ANNOUNCEMENT_FIRST_YEAR + 1;
  return Array.from({ length: Math.max(1, count) }, (_, at) => current - at);
}

/** The title in the other language, or null: one id is one article in every language. */
async function translationOf(variant: Variant, id: string): Promise<Translation | null> {
  const [found] = await listArticles(variant, { id, pageSize: 1 });
  return found?.id === id ? { locale: variant.locale, title: found.title } : null;
}

/** Requested one by one, so that the cost of a page does not depend on the number of announcements. */
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

async function withTranslations(variant: Variant, items: readonly ArticleSummary[]): Promise<Announcement[]> {
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
  const answer = await getList({ variant, page }, 'announcements', { year: query.year });
  if (!answer) return null;
  const { menu, list } = answer;
  return {
    title: menu.label,
    intro: menu.seo.description,
    years,
    year: query.year ? Number(query.year) : null,
    list: { ...list, items: await withTranslations(variant, list.items) },
  };
}
