import { textWidth } from '@/lib/base/text-width';

/** A search engine shows titles in one line of 600 pixels, in letters of 20 pixels. */
const TITLE = { px: 20, room: 600 };
/** And descriptions in two such lines, in letters of 14 pixels. */
const DESCRIPTION = { px: 14, room: 1200 };

/** A document that takes longer than a minute on a phone with 3 Mbit/s. */
export const DOCUMENT_MOST_BYTES = 20 * 1024 * 1024;
/** A picture that takes longer than three seconds there. */
export const PICTURE_MOST_BYTES = 1024 * 1024;

interface Line {
  px: number;
  room: number;
}

function isWider(text: string, { px, room }: Line): boolean {
  // Hardly a character is wider than a square.
  return text.length * px > room && textWidth(text, px) > room;
}

/** Whether search results cut a title. */
export const isLongTitle = (title: string): boolean => isWider(title, TITLE);
/** Whether search results cut a description. */
export const isLongDescription = (description: string): boolean => isWider(description, DESCRIPTION);
