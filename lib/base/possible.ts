/** What a back office can be asked for at all: anything else is never sent, since some of them fail at it. */

/** The largest id of the family's databases, 2^63 - 1. */
const LARGEST_ID = '9223372036854775807';
const CONTROL = /\p{Cc}/u;
const CONTROLS = /\p{Cc}/gu;
const CONTROLS_IN_LINES = /[^\P{Cc}\t\r\n]/gu;

/** An id of up to 19 digits; a text and never a number, which holds 15 digits exactly. */
export function isId(text: string): boolean {
  if (!/^\d{1,19}$/.test(text)) return false;
  return text.length < LARGEST_ID.length || text <= LARGEST_ID;
}

/** A year from 1900 to 2100. */
export const isYear = (text: string): boolean => /^(?:19\d\d|20\d\d|2100)$/.test(text);

/** Whether a text holds a control character: NUL, tab, the end of a line. */
export const hasControl = (text: string): boolean => CONTROL.test(text);

/** The same for a text of several lines, which may hold tabs and line ends. */
export const hasControlInLines = (text: string): boolean => text.search(CONTROLS_IN_LINES) >= 0;

/** A text of one line without its control characters. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, '');

/** A text of several lines without its control characters but tabs and line ends. */
export const withoutControlsInLines = (text: string): string => text.replace(CONTROLS_IN_LINES, '');
