import type { StockInfo } from '@/lib/model/investors';
import type { PageContext } from '@/lib/model/page';
import type { PressRoom } from '@/lib/model/press-room';

/** Title of a filter of the press room, by its label. */
export function pressRoomHead({ filters, filter }: PressRoom) {
  return { chosen: filters.flatMap(({ label, value }) => (value === filter ? [label] : [])) };
}

/** Title of a table of the stock information, by its label; the first table is the page itself. */
export function stockInfoHead({ tabs }: StockInfo, { query }: PageContext) {
  return { chosen: tabs.flatMap(({ label, name }) => (name === query.tab ? [label] : [])) };
}
