import type { StockInfo } from '@/lib/model/investors';
import type { PageContext } from '@/lib/model/page';
import type { PressRoom } from '@/lib/model/press-room';

/** The title names the filter by its label. Filter and year together repeat a part of either list: not indexed. */
export function pressRoomHead({ filters, filter, year }: PressRoom) {
  const chosen = filters.flatMap(({ label, value }) => (value === filter ? [label] : []));
  return { chosen, noindex: filter !== null && year !== null };
}

/** The title names the chosen table by its label, except the default one, which has no `tab` in the address. */
export function stockInfoHead({ tabs }: StockInfo, { query }: PageContext) {
  return { chosen: tabs.flatMap(({ label, name }) => (name === query.tab ? [label] : [])) };
}

/** Announcements or reports of one type repeat a part of the whole list, so they are not indexed. */
export const typedListHead = (_: unknown, { query }: PageContext) => ({
  noindex: query.type !== undefined,
});
