import type { TextPart } from '@/lib/model/search';

/** Entities that are decoded. Browsers load this file; a package with all HTML entities would add over 50 KB. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  '#x27': "'",
  nbsp: ' ',
};

/** Splits at the tags of <em>; between two texts stands the slash of a closing tag, or nothing. */
const MARKS = /<(\/?)em(?:\s[^<>]*)?>/i;

/** Removes tags and decodes entities: the result is rendered as text. */
export function plain(html: string): string {
  return html
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(amp|lt|gt|quot|apos|#39|#x27|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/**
 * Splits a `showStr` at its <em> tags, which mark matches; other tags are removed (SE-04). Falls back to the title
 * if there is no text.
 */
export function textParts(showStr: string, title: string): TextPart[] {
  const pieces = showStr.split(MARKS);
  const isMarked = (at: number) => pieces[at - 1] === '' && pieces[at + 1] === '/';
  const parts = pieces
    .flatMap((piece, at) => (at % 2 === 0 ? [{ text: plain(piece), marked: isMarked(at) }] : []))
    .filter(({ text }) => text !== '');
  return parts.some(({ text }) => text.trim()) ? parts : title.trim() ? [{ text: title, marked: false }] : [];
}

/** The whole text, without the marks of matches. */
export const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');
