import 'server-only';
import { cardOf } from '@/lib/mappers/outlets';
import type { Finder, Outlet } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import { env } from '@/lib/runtime/env';
import { filterOf, listOutlets } from './outlets';

/** What the finder shows before anybody has said where he is. */
const DEFAULT_PROVINCE = 'shanghai';

/** A branch company stands before the offices. */
export const companiesFirst = (outlets: readonly Outlet[]): Outlet[] =>
  [...outlets].sort((a, b) => Number(a.kind === 'office') - Number(b.kind === 'office'));

/** BR-01: without a question the outlets of the default province; words alone search the whole country. */
export async function getFinder(context: PageContext): Promise<Finder> {
  const filter = filterOf(context);
  const shown = filter.province || (filter.keyword ? '' : DEFAULT_PROVINCE);
  const outlets = await listOutlets(context.locale, { ...filter, province: shown });
  const { mapTiles, settings } = env();
  return {
    filter,
    shown,
    outlets: companiesFirst(outlets).map(cardOf),
    tiles: mapTiles,
    siteName: settings.name[context.locale],
  };
}
