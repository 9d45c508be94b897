/** A number with what may stand between its groups: spaces, brackets, dots and hyphens. */
const NUMBER = /\+?\d+(?:[\s().（）‐‑–—－-]+\d+)*/g;
/** What may stand between two telephone numbers of one text; captured, so that a split keeps it. */
const BETWEEN_NUMBERS = /(\s*[、,，;；/|或]\s*)/;
/** Fewer digits are hours or floors: the shortest numbers, such as 110, have three. */
const MIN_DIGITS = 3;
/** Service numbers such as 12386 have no area code. */
const SERVICE_DIGITS = 5;
/** From so many digits on a Chinese number is complete, and what follows is its extension. */
const COMPLETE_DIGITS = 10;
/** ITU-T E.164 */
const MAX_DIGITS = 15;

function chinese(groups: readonly string[]): string {
  const [first = ''] = groups;
  if (first.length === SERVICE_DIGITS) return first;
  return groups.reduce((number, group) => (number.length < COMPLETE_DIGITS ? number + group : number), '');
}

const international = (groups: readonly string[]): string =>
  groups.reduce(
    (number, group) => (number.length + group.length > MAX_DIGITS + 1 ? number : number + group),
    '+',
  );

function dial(text: string): string {
  const groups = text.replace(/[(（]0[)）]/, '').match(/\d+/g) ?? [];
  const isInternational = text.startsWith('+') || (groups[0] === '86' && groups.length > 1);
  return isInternational ? international(groups) : chinese(groups);
}

/**
 * The number to dial in a text of the back office: the first one, without an extension; empty where there is none. A
 * national prefix in brackets, as in "+44 (0)20", is left out.
 */
function dialled(text: string): string {
  const numbers = [...text.matchAll(NUMBER)].map(([found]) => dial(found));
  return numbers.find((number) => number.length >= MIN_DIGITS) ?? '';
}

/** The `tel:` URL of the first number in a text; empty where there is none. */
export function phoneHref(text: string): string {
  const number = dialled(text);
  return number && `tel:${number}`;
}

/** The same for callers abroad: a number without a country code is one in China. */
export function phoneHrefAbroad(text: string): string {
  const number = dialled(text);
  return number && `tel:${number.startsWith('+') ? number : `+86${number.replace(/^0/, '')}`}`;
}

/** Dialled by mistake, a fax answers with a whistle. */
const FAX = /传真|fax/i;
const AREA_CODE = /^(010|02\d|0[3-9]\d\d)\d{7,8}$/;
/** Within the area of the number before. */
const LOCAL = /^[2-8]\d{6,7}$/;

/** A part of a text about telephones. */
export interface PhonePart {
  /** As it is written. */
  text: string;
  /** The `tel:` URL; empty for a fax number and for what holds no number. */
  href: string;
  /** The number as written, with the area code that it shares with one before; empty without `href`. */
  number: string;
}

/** The parts of a text that may hold several telephone numbers; together they are the whole text. */
export function phoneParts(text: string): PhonePart[] {
  let area = '';
  return text.split(BETWEEN_NUMBERS).map((part) => {
    const dial = dialled(part);
    area = AREA_CODE.exec(dial)?.[1] ?? area;
    if (!dial || FAX.test(part)) return { text: part, href: '', number: '' };
    return area && LOCAL.test(dial)
      ? { text: part, href: `tel:${area}${dial}`, number: `${area}-${part}` }
      : { text: part, href: `tel:${dial}`, number: part };
  });
}

/** The telephone numbers of a text, without those of faxes. */
export const phoneNumbers = (text: string): string[] =>
  phoneParts(text).flatMap(({ number }) => number || []);
