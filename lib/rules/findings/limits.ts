import { textWidth } from '@/lib/base/text-width';

/**
 * Search engines show titles on one line of 600 pixels, in a font size of 20 pixels. Where exactly they cut is not
 * documented: these bounds are above the widths of lib/rules/appearance/rooms.ts, so that a finding is sure.
 */
const TITLE = { px: 20, room: 600 };
/** They show descriptions on two such lines, in a font size of 14 pixels. */
const DESCRIPTION = { px: 14, room: 1200 };

/** Larger documents take about a minute or more on a phone with 3 Mbit/s. */
export const DOCUMENT_MOST_BYTES = 20 * 1024 * 1024;
/** Larger pictures take about three seconds or more there. */
export const PICTURE_MOST_BYTES = 1024 * 1024;

interface Line {
  px: number;
  room: number;
}

function isWider(text: string, { px, room }: Line): boolean {
  // Hardly any character is wider than it is high.
  return text.length * px > room && textWidth(text, px) > room;
}

/** Whether a title is cut in search results. */
export const isLongTitle = (title: string): boolean => isWider(title, TITLE);
/** Whether a description is cut in search results. */
export const isLongDescription = (description: string): boolean => isWider(description, DESCRIPTION);
