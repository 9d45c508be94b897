import 'server-only';
import { cardOf } from '@/lib/mappers/outlets';
import type { Finder, Outlet } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import { env } from '@/lib/runtime/env';
import { filterOf, listOutlets } from './outlets';
import { mapOfAll } from './sketch';

/** Province that the finder shows without a filter. */
const DEFAULT_PROVINCE = 'shanghai';

/** Branch companies come before offices. */
export const companiesFirst = (outlets: readonly Outlet[]): Outlet[] =>
  [...outlets].sort((a, b) => Number(a.kind === 'office') - Number(b.kind === 'office'));

/** BR-01: without a filter the outlets of the default province; a keyword alone searches the whole country. */
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
    mapApproval: settings.mapApproval,
    siteName: settings.name[context.locale],
    map: context.device === 'desktop' && shown ? await mapOfAll(outlets, shown) : null,
  };
}
