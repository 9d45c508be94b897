import 'server-only';
import type { OutletTables } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import { env } from '@/lib/runtime/env';
import { groupByProvince } from './outlet-page';
import { filterOf, listOutlets } from './outlets';

/** OD-02: outlets grouped by province, all of them or those that match the filter. */
export async function getOutletTables(context: PageContext): Promise<OutletTables> {
  const filter = filterOf(context);
  const outlets = await listOutlets(context.locale, filter);
  const scopes = [...new Set(outlets.map(({ scope }) => scope))];
  return {
    filter,
    groups: groupByProvince(outlets),
    scopes,
    total: outlets.length,
    siteName: env().settings.name[context.locale],
  };
}
