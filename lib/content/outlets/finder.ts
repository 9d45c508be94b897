import 'server-only';
import { cardOf } from '@/lib/mappers/outlets';
import type { Finder, Outlet, OutletFilter } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { companiesFirst, countByProvince, groupByProvince } from '@/lib/rules/outlets/groups';
import { env } from '@/lib/runtime/env';
import { secondary } from '../secondary';
import { filterOf, listAllOutlets, listOutlets } from './outlets';
import { mapOfAll } from './sketch';

/** The place that the finder shows without a filter. */
const DEFAULT_PLACE = 'shanghai';

/** Outlets and the place, or none, that they are of. */
interface Shown {
  shown: Finder['shown'];
  outlets: readonly Outlet[];
}

/** The default place; where a company has no outlet there, the province with most of them. */
async function outletsByDefault(locale: Locale): Promise<Shown> {
  const place = DEFAULT_PLACE;
  const outlets = await listOutlets(locale, { province: place, keyword: '' });
  if (outlets.length > 0) return { shown: place, outlets };
  const [largest] = groupByProvince(await listAllOutlets(locale)).toSorted(
    (a, b) => b.outlets.length - a.outlets.length,
  );
  return largest?.province
    ? { shown: largest.province, outlets: largest.outlets }
    : { shown: place, outlets };
}

async function outletsOf(locale: Locale, filter: OutletFilter): Promise<Shown> {
  if (!filter.province && !filter.keyword) return outletsByDefault(locale);
  return { shown: filter.province, outlets: await listOutlets(locale, filter) };
}

/** BR-01: without a filter the outlets of the default place; a keyword alone searches the whole country. */
export async function getFinder(context: PageContext): Promise<Finder> {
  const filter = filterOf(context);
  const [all, { shown, outlets }] = await Promise.all([
    secondary('numbers of outlets', listAllOutlets(context.locale), []),
    outletsOf(context.locale, filter),
  ]);
  const { mapTiles, settings } = env();
  return {
    filter,
    shown,
    provinces: countByProvince(all),
    outlets: companiesFirst(outlets).map(cardOf),
    tiles: mapTiles,
    mapApproval: settings.mapApproval,
    siteName: settings.name[context.locale],
    map: context.device === 'desktop' && shown ? await mapOfAll(outlets, shown) : null,
  };
}
