/**
 * Digits joined by hyphens or en dashes: phone numbers, dates, document numbers, hours. Browsers may break lines after
 * these characters.
 */
const JOINED = /(\d+(?::\d+)?(?:[-–]\d+(?::\d+)?)+)/;

/** Splits a text into parts: every second one is such a number, which must stay on one line. */
export const splitNumbers = (text: string): string[] => text.split(JOINED);
