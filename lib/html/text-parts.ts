import type { TextPart } from '@/lib/model/search';

/** Browsers load this: all names of HTML, as a package has them, would be more than 50 KB. */
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
 * The parts of a showStr: its <em> tags mark matches, other HTML is ignored (SE-04). Without text the title is used.
 */
export function textParts(showStr: string, title: string): TextPart[] {
  const parts = showStr
    .split(MARKED)
    .map((piece, at) => ({ text: plain(piece), marked: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
  return parts.some(({ text }) => text.trim()) ? parts : title.trim() ? [{ text: title, marked: false }] : [];
}

/** The text without its marks. */
export const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');
