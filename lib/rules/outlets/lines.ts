import type { Outlet } from '@/lib/model/outlets';
import { translator } from '@/lib/words/translator';

/** The disclosure tables as rows, with a header row; in Chinese, as they are published. */
export function outletLines(outlets: readonly Outlet[]): string[][] {
  const t = translator('zh', 'outlets');
  const column = (name: 'type' | 'code' | 'manager' | 'name' | 'address') => t(`tables.columns.${name}`);
  const extra = (name: 'province' | 'city' | 'phone' | 'complaint' | 'scope') => t(`csv.${name}`);
  return [
    [
      ...[extra('province'), extra('city'), column('type'), column('code'), column('manager')],
      ...[column('name'), column('address'), extra('phone'), extra('complaint'), extra('scope')],
    ],
    ...outlets.map((one) => [
      ...[one.provinceName, one.cityName, t(`kinds.${one.kind}`), one.code, one.manager, one.officialName],
      ...[one.address, one.phone, one.complaintPhone, one.scope],
    ]),
  ];
}
