import zh from '../../messages/zh.json';
import type { Outlet } from '../model/outlet';

/** The disclosure tables as lines of text, the headings first; in Chinese, as they are published. */
export function outletLines(outlets: readonly Outlet[]): string[][] {
  const { tables, csv, kinds } = zh.outlets;
  const { type, code, charger, name, address } = tables.columns;
  const { province, city, phone, complaint, scope } = csv;
  return [
    [province, city, type, code, charger, name, address, phone, complaint, scope],
    ...outlets.map((one) => [
      ...[one.provinceName, one.cityName, kinds[one.kind], one.code, one.charger, one.officialName],
      ...[one.address, one.phone, one.complaintPhone, one.scope],
    ]),
  ];
}
