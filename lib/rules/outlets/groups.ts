import type { Outlet, OutletGroup } from '@/lib/model/outlets';

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

/** Branch companies come before offices. */
export const companiesFirst = (outlets: readonly Outlet[]): Outlet[] =>
  [...outlets].sort((a, b) => Number(a.kind === 'office') - Number(b.kind === 'office'));
