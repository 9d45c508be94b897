import { decodeHTMLStrict } from 'entities';
import type { TextPart } from '@/lib/model/search';

const MARKED = /<em(?:\s[^<>]*)?>([\s\S]*?)<\/em>/i;

/** Removes tags and decodes entities: the result is rendered as text. */
function plain(html: string): string {
  return decodeHTMLStrict(html.replace(/<\/?[a-z][^<>]*>/gi, '')).replaceAll('\u00a0', ' ');
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

export const textOf = (parts: readonly TextPart[]): string => parts.map(({ text }) => text).join('');
