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

const MARKED = /<em(?:\s[^<>]*)?>([\s\S]*?)<\/em>/i;

/** Removes tags and decodes entities: the result is rendered as text. */
function plain(html: string): string {
  return html
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(amp|lt|gt|quot|apos|#39|#x27|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/**
 * Splits a `showStr` at its <em> tags, which mark matches; other tags are removed (SE-04). Falls back to the title
 * if there is no text.
 */
export function textParts(showStr: string, title: string): TextPart[] {
  const parts = showStr
    .split(MARKED)
    .map((piece, at) => ({ text: plain(piece), marked: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
  return parts.some(({ text }) => text.trim()) ? parts : title.trim() ? [{ text: title, marked: false }] : [];
}

/** The whole text, without the marks of matches. */
export const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');
