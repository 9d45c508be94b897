import { PROVINCE_CODES } from '@/lib/base/provinces';
import type { Outlet, OutletGroup, ProvinceCount } from '@/lib/model/outlets';

/** The province, however its name is written. */
export const regionOf = ({ province, provinceName }: Outlet): string => province || provinceName;

/** Outlets by province, in the order of the back office. */
export function groupByProvince<T extends Outlet>(outlets: readonly T[]): OutletGroup<T>[] {
  const groups = new Map<string, OutletGroup<T>>();
  for (const outlet of outlets) {
    const { provinceName, province } = outlet;
    const region = regionOf(outlet);
    const group = groups.get(region) ?? { province, name: provinceName, outlets: [] };
    group.outlets.push(outlet);
    groups.set(region, group);
  }
  return [...groups.values()];
}

/** OD-03: outlets of Shenzhen belong to Guangdong as well. The city's name occurs with 市 and without. */
export const isInShenzhen = ({ cityName }: Pick<Outlet, 'cityName'>): boolean => cityName.startsWith('深圳');

/** Provinces, and Shenzhen, that have outlets, with their numbers, in the order of the list of provinces. */
export const countByProvince = (outlets: readonly Outlet[]): ProvinceCount[] =>
  PROVINCE_CODES.map((code) => {
    const own = outlets.filter(code === 'shenzhen' ? isInShenzhen : ({ province }) => province === code);
    return { province: code, count: own.length };
  }).filter(({ count }) => count > 0);

/** Branch companies come before offices. */
export const companiesFirst = (outlets: readonly Outlet[]): Outlet[] =>
  [...outlets].sort((a, b) => Number(a.kind === 'office') - Number(b.kind === 'office'));
