import type { SearchEngine, SharedLink } from '@/lib/model/appearance';

/** Font size and available width of a text, in pixels; of several lines the sum of widths. */
export interface Room {
  px: number;
  room: number;
}

export interface ResultRooms {
  title: Room;
  description: Room;
  address: Room;
}

/**
 * Where search engines cut. None of them documents it: these are widths that were commonly measured in results, and
 * they change without notice.
 */
export const RESULT_ROOMS: Readonly<Record<SearchEngine, ResultRooms>> = {
  // Measured by makers of tools for search results: titles are cut near 580, descriptions near 920 on two lines.
  googleDesktop: {
    title: { px: 20, room: 580 },
    description: { px: 14, room: 920 },
    address: { px: 12, room: 580 },
  },
  // A phone of 360 pixels has 328 for text, and two lines for a title; descriptions are cut near 680.
  googlePhone: {
    title: { px: 20, room: 2 * 328 },
    description: { px: 14, room: 680 },
    address: { px: 12, room: 328 },
  },
  // A column of 560: a title of one line, 28 Chinese characters; below it 78 of them with dots on two lines.
  baiduDesktop: {
    title: { px: 20, room: 560 },
    description: { px: 14, room: 2 * 560 },
    address: { px: 14, room: 560 },
  },
};

/** Cards 500 pixels wide (picture above) and 300 wide (picture beside the text). */
export const CARD_ROOMS: Readonly<Record<SharedLink['form'], { title: Room; description: Room }>> = {
  wide: { title: { px: 16, room: 2 * 468 }, description: { px: 14, room: 2 * 468 } },
  small: { title: { px: 16, room: 2 * 268 }, description: { px: 12, room: 3 * 204 } },
};
