import type { StockInfo } from '@/lib/model/investors';
import type { PageContext } from '@/lib/model/page';
import type { PressRoom } from '@/lib/model/press-room';

/** Title of a filter of the press room, by its label; filter and year together are a view of either. */
export function pressRoomHead({ filters, filter, year }: PressRoom) {
  const chosen = filters.flatMap(({ label, value }) => (value === filter ? [label] : []));
  return { chosen, noindex: filter !== null && year !== null };
}

/** Title of a table of the stock information, by its label; the first table is the page itself. */
export function stockInfoHead({ tabs }: StockInfo, { query }: PageContext) {
  return { chosen: tabs.flatMap(({ label, name }) => (name === query.tab ? [label] : [])) };
}

/** Announcements or reports of one type are a view of their list, which is ordered by year. */
export const typedListHead = (_: unknown, { query }: PageContext) => ({
  noindex: query.type !== undefined,
});
