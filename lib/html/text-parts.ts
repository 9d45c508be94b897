import type { TextPart } from '@/lib/model/search';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
  nbsp: ' ',
};

const MARKED = /<em(?:\s[^<>]*)?>([\s\S]*?)<\/em>/i;

/** Tags go, entities become signs: what is left is text and is drawn as text. */
function plain(html: string): string {
  return html
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(amp|lt|gt|quot|#39|#x27|nbsp);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

/**
 * The pieces of a showStr: its <em> marks tell what was found, and nothing else of its HTML counts (SE-04). A showStr
 * that says nothing gives way to the title.
 */
export function textParts(showStr: string, title: string): TextPart[] {
  const parts = showStr
    .split(MARKED)
    .map((piece, at) => ({ text: plain(piece), marked: at % 2 === 1 }))
    .filter(({ text }) => text !== '');
  return parts.some(({ text }) => text.trim()) ? parts : title.trim() ? [{ text: title, marked: false }] : [];
}

export const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');
