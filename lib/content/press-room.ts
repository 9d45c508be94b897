import 'server-only';
import { mapPressFilter } from '@/lib/mappers/press-room';
import type { ArticleSummary } from '@/lib/model/articles';
import type { PageContext } from '@/lib/model/page';
import type { PressFilter, PressRoom } from '@/lib/model/press-room';
import { getList } from './articles/lists';
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

/** The press room's list; null for an unknown filter or a page past the end. */
export async function getPressRoom(context: PageContext): Promise<PressRoom | null> {
  const { variant, page, query } = context;
  const filter = query.filterName ?? null;
  const filters = await getFilters(context);
  if (filter && !filters.some(({ value }) => value === filter)) return null;
  const answer = await getList({ variant, page }, 'news', { filter: filter ?? undefined });
  if (!answer) return null;
  const { menu, list } = answer;
  const { featured, items } = takeFeatured(list.items, !filter && page === 1);
  return { title: menu.label, filters, filter, featured, list: { ...list, items } };
}
