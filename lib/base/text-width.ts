/** Advance widths of Arial in thousandths of the font size, each with the characters that have it. */
const ADVANCES: readonly (readonly [number, string])[] = [
  [191, "'"],
  [222, 'ijl‘’‚ł'],
  [260, '|¦'],
  [278, ' \u00a0!,./:;I[\\]ft·ı'],
  [333, '()-\u2010\u2011r“”„‹›`´¨¯¸¹²³¡'],
  [334, '{}'],
  [350, '•'],
  [355, '"'],
  [365, 'º'],
  [370, 'ª'],
  [389, '*'],
  [400, '°'],
  [469, '^'],
  [500, 'Jckvsxyz'],
  [537, '¶'],
  [556, '#$0123456789?L_abdeghnopqu¢£¥§¤«»–†‡€µđðþŁ'],
  [584, '+<=>~×÷±−¬'],
  [611, 'FTZ¿øß'],
  [667, '&ABEKPSVXYÞ'],
  [722, 'CDHNRUwĐÐ'],
  [737, '©®'],
  [778, 'GOQØ'],
  [833, 'Mm'],
  [834, '¼½¾'],
  [889, '%æ'],
  [944, 'Wœ'],
  [1000, '…—‰ÆŒ™'],
  [1015, '@'],
];

const EM = 1000;
/** Width of a digit and of many lower-case letters, for characters that are not listed. */
const DEFAULT_ADVANCE = 556;

const ADVANCE_OF: ReadonlyMap<string, number> = new Map(
  ADVANCES.flatMap(([advance, characters]) => [...characters].map((one) => [one, advance] as const)),
);

const SQUARE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;
const UNSEEN = /^[\p{M}\p{Cf}\p{Cc}]/u;
const DOTS = ' ...';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The first code point determines the width: accents and further parts of an emoji add none. */
function advanceOf(grapheme: string): number {
  const first = String.fromCodePoint(grapheme.codePointAt(0) ?? 0);
  const listed = ADVANCE_OF.get(first);
  if (listed !== undefined) return listed;
  if (UNSEEN.test(first)) return 0;
  if (SQUARE.test(first)) return EM;
  return ADVANCE_OF.get(first.normalize('NFD').charAt(0)) ?? DEFAULT_ADVANCE;
}

/** Collapses and trims white space as browsers do. */
const shown = (text: string): string => text.replace(/[ \t\r\n\f]+/g, ' ').replace(/^ | $/g, '');

const split = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

const widthOf = (parts: readonly string[], px: number): number =>
  (parts.reduce((sum, part) => sum + advanceOf(part), 0) * px) / EM;

/** Width in pixels of one line of Arial at font size `px`; Chinese characters and full-width signs are squares. */
export function textWidth(text: string, px: number): number {
  return widthOf(split(shown(text)), px);
}

const isLetter = (part: string | undefined): boolean =>
  part !== undefined && part !== ' ' && !SQUARE.test(part);

/** Moves `end` back to the start of a word that it would break; unchanged if that is the first word. */
function wholeWords(parts: readonly string[], end: number): number {
  let at = end;
  while (at > 0 && isLetter(parts[at - 1]) && isLetter(parts[at])) at -= 1;
  return at === 0 ? end : at;
}

/**
 * Cuts a text as search engines do: whole if it fits, else as many whole words (or Chinese characters) as leave room
 * for the dots that follow. A first word that is too long is broken.
 */
export function cutToWidth(text: string, px: number, room: number): string {
  const parts = split(shown(text));
  if (widthOf(parts, px) <= room) return parts.join('');
  const left = room - widthOf([...DOTS], px);
  let end = 0;
  let used = 0;
  for (const part of parts) {
    used += (advanceOf(part) * px) / EM;
    if (used > left) break;
    end += 1;
  }
  const kept = parts.slice(0, wholeWords(parts, end)).join('').trimEnd();
  return `${kept}${DOTS}`.trimStart();
}
