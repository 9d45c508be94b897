import 'server-only';
import type { AnnouncementType } from '@/lib/model/investors';
import type { Variant } from '@/lib/model/variant';
import { newestArticles } from '../articles/articles';
import { queryOfList } from '../articles/lists';
import { getDictionaries, getTranslate } from '../dictionaries/dictionaries';
import { secondary } from '../secondary';

/** Number of announcements whose labels are read: those of several years. */
const RECENT = 95;
const VALUE = /^[a-z0-9_-]{1,40}$/i;

interface KnownType extends AnnouncementType {
  /** The Chinese label, as the back office knows it. */
  ownLabel: string;
}

/** The kinds of articles that the dictionary names. */
export async function knownTypes({ locale }: Variant): Promise<KnownType[]> {
  const [dictionaries, translate] = await Promise.all([getDictionaries(), getTranslate(locale)]);
  return (dictionaries.get('tag_type_dict') ?? [])
    .filter(({ value, label }) => VALUE.test(value) && label !== '')
    .map(({ value, label }) => ({ value, label: translate(label), ownLabel: label }));
}

/** The types that recent announcements have; none where there would be only one to choose from. */
export async function typesInUse(
  variant: Variant,
  allTypes: readonly KnownType[],
): Promise<AnnouncementType[]> {
  const query = allTypes.length > 1 ? await queryOfList(variant.locale, 'announcements') : null;
  if (!query) return [];
  const recent = await secondary('kinds of announcements', newestArticles(variant, query, RECENT), []);
  const tags = new Set(recent.map(({ tag }) => tag));
  const used = allTypes.filter(({ label }) => tags.has(label)).map(({ value, label }) => ({ value, label }));
  return used.length > 1 ? used : [];
}
