import 'server-only';
import { mapPressFilter } from '@/lib/mappers/press-room';
import type { ArticleSummary } from '@/lib/model/articles';
import type { PageContext } from '@/lib/model/page';
import type { PressFilter, PressKit, PressRoom } from '@/lib/model/press-room';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { getList } from './articles/lists';
import { articleYears } from './articles/years';
import { getDictionaries, getTranslate } from './dictionaries/dictionaries';

async function getFilters(context: PageContext): Promise<PressFilter[]> {
  const [dictionaries, translate] = await Promise.all([getDictionaries(), getTranslate(context.locale)]);
  return (dictionaries.get('news_filter') ?? []).map((entry) => mapPressFilter(entry, translate));
}

/** The pinned item leads the first page of the unfiltered list; the back office sorts it ahead. */
function takeFeatured(items: ArticleSummary[], wanted: boolean) {
  const [first, ...rest] = items;
  return wanted && first?.topped ? { featured: first, items: rest } : { featured: null, items };
}

function pressKit(locale: Locale): PressKit {
  const { hotline, logo, logoOnDark } = env().settings;
  return { hotline, logo: logo[locale], logoOnDark: logoOnDark[locale] };
}

/** The press room's list; null for an unknown filter, a year out of range or a page past the end. */
export async function getPressRoom(context: PageContext): Promise<PressRoom | null> {
  const { variant, page, query } = context;
  const filter = query.filterName ?? null;
  const years = articleYears();
  if (query.year && !years.includes(Number(query.year))) return null;
  const year = query.year ? Number(query.year) : null;
  const filters = await getFilters(context);
  if (filter && !filters.some(({ value }) => value === filter)) return null;
  const answer = await getList({ variant, page }, 'news', { filter: filter ?? undefined, year: query.year });
  if (!answer) return null;
  const { menu, list } = answer;
  const { featured, items } = takeFeatured(list.items, !filter && !year && page === 1);
  return {
    title: menu.label,
    filters,
    filter,
    years,
    year,
    featured,
    list: { ...list, items },
    kit: pressKit(context.locale),
  };
}
