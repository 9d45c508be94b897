/**
 * Digits joined by hyphens or dashes: a number to call, a date, the number of a document, hours from and to. Browsers
 * break lines after these signs.
 */
const JOINED = /(\d+(?::\d+)?(?:[-–]\d+(?::\d+)?)+)/;

/** Parts of a text: each second one is such a number, which is to stay on one line. */
export const splitNumbers = (text: string): string[] => text.split(JOINED);
