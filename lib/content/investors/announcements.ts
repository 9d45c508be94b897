import 'server-only';
import type { ArticleSummary, Attachment } from '@/lib/model/articles';
import type { Announcement, Announcements, Translation } from '@/lib/model/investors';
import type { PageContext } from '@/lib/model/page';
import type { Variant } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { otherLocale } from '@/lib/site/locales';
import { listArticles } from '../articles/articles';
import { withSizes } from '../articles/attachments';
import { getList } from '../articles/lists';
import { articleYears } from '../articles/years';
import { firstPublished } from '../record/first-published';
import { secondary } from '../secondary';
import { knownTypes, typesInUse } from './announcement-types';

/** The translated title, or null: an article has the same id in every language. */
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

async function fileOf({ attachments }: ArticleSummary): Promise<Attachment | null> {
  const [file] = await withSizes(attachments.filter(({ type }) => type === 'PDF').slice(0, 1));
  return file ?? null;
}

async function complete(variant: Variant, items: readonly ArticleSummary[]): Promise<Announcement[]> {
  const ids = items.map(({ id }) => id);
  const [translations, since] = await Promise.all([
    secondary('the other language', translationsOf(variant, items), new Map<string, Translation>()),
    firstPublished(variant.locale, ids),
  ]);
  return Promise.all(
    items.map(async (article) => ({
      article,
      translation: translations.get(article.id) ?? null,
      file: await fileOf(article),
      firstPublished: since.get(article.id) ?? null,
    })),
  );
}

/**
 * IR-05: null for a year out of range, an unknown type and a page past the end; a year without announcements is an empty
 * page.
 */
export async function getAnnouncements(context: PageContext): Promise<Announcements | null> {
  const { variant, query, page } = context;
  const years = articleYears();
  if (query.year && !years.includes(Number(query.year))) return null;
  const allTypes = await secondary('names of kinds', knownTypes(variant), []);
  const type = allTypes.find(({ value }) => value === query.type);
  if (query.type && !type) return null;
  const filters = { year: query.year, label: type?.ownLabel };
  const answer = await getList({ variant, page }, 'announcements', filters);
  if (!answer) return null;
  const { menu, list } = answer;
  const [types, items] = await Promise.all([typesInUse(variant, allTypes), complete(variant, list.items)]);
  return {
    title: menu.label,
    intro: menu.seo.description,
    years,
    year: query.year ? Number(query.year) : null,
    types,
    type: type?.value ?? null,
    list: { ...list, items },
    hasArchive: env().record !== null,
  };
}
