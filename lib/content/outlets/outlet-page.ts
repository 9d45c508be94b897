import 'server-only';
import { cardOf } from '@/lib/mappers/outlets';
import type { Outlet, OutletPage } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import { companiesFirst, groupByProvince, regionOf } from '@/lib/rules/outlets/groups';
import { env } from '@/lib/runtime/env';
import { translator } from '@/lib/words/translator';
import { listAllOutlets } from './outlets';
import { mapOf } from './sketch';

const SAME_CITY_COUNT = 6;

/** Other outlets of the same city. Cities of two provinces may have the same name ("市辖区"), and some have none. */
function sameCity(outlets: readonly Outlet[], outlet: Outlet) {
  if (!outlet.cityName) return [];
  const near = outlets.filter(
    (other) =>
      other.cityName === outlet.cityName && regionOf(other) === regionOf(outlet) && other.id !== outlet.id,
  );
  return companiesFirst(near).slice(0, SAME_CITY_COUNT).map(cardOf);
}

/** An outlet by its id, or all outlets without an id; null for an unknown id. */
export async function getOutletPage({ locale, query }: PageContext): Promise<OutletPage | null> {
  const outlets = await listAllOutlets(locale);
  const siteName = env().settings.name[locale];
  if (!query.id) {
    const groups = groupByProvince(outlets).map((group) => ({
      ...group,
      outlets: group.outlets.map(cardOf),
    }));
    const t = translator(locale, 'outlets');
    const lead = t('directoryLead', { total: outlets.length });
    return { kind: 'directory', title: t('directory'), lead, groups, total: outlets.length, siteName };
  }
  const outlet = outlets.find(({ id }) => id === query.id);
  if (!outlet) return null;
  const company = outlets.find(({ id, kind }) => kind === 'company' && id === outlet.companyId);
  return {
    kind: 'outlet',
    outlet,
    company: company && company.id !== outlet.id ? cardOf(company) : null,
    near: sameCity(outlets, outlet),
    map: await mapOf(outlet),
    siteName,
  };
}
