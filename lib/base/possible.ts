/** Checks of values for the back office; invalid ones are never sent, since some back offices fail on them. */

/** The largest id in back-office databases, 2^63 - 1. */
const LARGEST_ID = '9223372036854775807';
const CONTROL = /\p{Cc}/u;
const CONTROLS = /\p{Cc}/gu;
const CONTROLS_IN_LINES = /[^\P{Cc}\t\r\n]/gu;

/** Whether a text is an id, up to LARGEST_ID. Ids stay text, because numbers are exact to 15 digits only. */
export function isId(text: string): boolean {
  if (!/^\d{1,19}$/.test(text)) return false;
  return text.length < LARGEST_ID.length || text <= LARGEST_ID;
}

/** Whether a text is a year from 1900 to 2100. */
export const isYear = (text: string): boolean => /^(?:19\d\d|20\d\d|2100)$/.test(text);

/** Whether a text contains a control character, such as NUL, a tab or a line end. */
export const hasControl = (text: string): boolean => CONTROL.test(text);

/** The same for text of several lines, which may contain tabs and line ends. */
export const hasControlInLines = (text: string): boolean => text.search(CONTROLS_IN_LINES) >= 0;

/** Removes control characters from a line of text. */
export const withoutControls = (text: string): string => text.replace(CONTROLS, '');

/** Removes control characters other than tabs and line ends. */
export const withoutControlsInLines = (text: string): string => text.replace(CONTROLS_IN_LINES, '');
