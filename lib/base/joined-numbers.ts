/** Digits joined by hyphens: a number to call, a date, the number of a document. Browsers break lines after a hyphen. */
const JOINED = /(\d+(?:-\d+)+)/;

/** Parts of a text: each second one is such a number, which is to stay on one line. */
export const splitNumbers = (text: string): string[] => text.split(JOINED);
