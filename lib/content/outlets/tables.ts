import 'server-only';
import type { OutletTables } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import { groupByProvince } from '@/lib/rules/outlets/groups';
import { env } from '@/lib/runtime/env';
import { filterOf, listOutlets } from './outlets';

/**
 * OD-02: outlets by province: those that match the filter, or all if the address says so. Otherwise the
 * provinces with their counts and the outlets of the first, since a table of all is too long to read.
 */
export async function getOutletTables(context: PageContext): Promise<OutletTables> {
  const filter = filterOf(context);
  const outlets = await listOutlets(context.locale, filter);
  const groups = groupByProvince(outlets);
  const isChosen = filter.keyword !== '' || context.query.province !== undefined;
  const shown = isChosen ? groups : groups.slice(0, 1);
  return {
    filter,
    index: isChosen
      ? []
      : groups.map(({ province, name, outlets: own }) => ({ province, name, count: own.length })),
    groups: shown,
    scopes: [...new Set(shown.flatMap((group) => group.outlets.map(({ scope }) => scope)))],
    total: outlets.length,
    siteName: env().settings.name[context.locale],
  };
}
