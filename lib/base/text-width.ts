/** Advance widths of Arial in thousandths of the size of the type, by the characters that share one. */
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
/** Width of a digit, and of most small letters: for characters that are in no list. */
const DEFAULT_ADVANCE = 556;

const ADVANCE_OF: ReadonlyMap<string, number> = new Map(
  ADVANCES.flatMap(([advance, characters]) => [...characters].map((one) => [one, advance] as const)),
);

const SQUARE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60\uffe0-\uffe6]/u;
const UNSEEN = /^[\p{M}\p{Cf}\p{Cc}]/u;
const DOTS = ' ...';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Accents stand above and below their letter, and parts of an emoji within it: the first code point decides. */
function advanceOf(grapheme: string): number {
  const first = String.fromCodePoint(grapheme.codePointAt(0) ?? 0);
  const listed = ADVANCE_OF.get(first);
  if (listed !== undefined) return listed;
  if (UNSEEN.test(first)) return 0;
  if (SQUARE.test(first)) return EM;
  return ADVANCE_OF.get(first.normalize('NFD').charAt(0)) ?? DEFAULT_ADVANCE;
}

/** White space as browsers show it. */
const shown = (text: string): string => text.replace(/[ \t\r\n\f]+/g, ' ').replace(/^ | $/g, '');

const split = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

const widthOf = (parts: readonly string[], px: number): number =>
  (parts.reduce((sum, part) => sum + advanceOf(part), 0) * px) / EM;

/** Pixels of a text in one line of Arial of that size; Chinese characters and full-width signs are squares. */
export function textWidth(text: string, px: number): number {
  return widthOf(split(shown(text)), px);
}

const isLetter = (part: string | undefined): boolean =>
  part !== undefined && part !== ' ' && !SQUARE.test(part);

/** How many of the characters are left when the last word is not to be broken; all where there is one word only. */
function wholeWords(parts: readonly string[], end: number): number {
  let at = end;
  while (at > 0 && isLetter(parts[at - 1]) && isLetter(parts[at])) at -= 1;
  return at === 0 ? end : at;
}

/**
 * A text as search engines cut it: whole where it has room, else as many whole words (or Chinese characters) as leave
 * room for the dots that follow. A word that is alone too long is broken.
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
