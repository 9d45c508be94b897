import { createHash } from 'node:crypto';
import { type AnyNode, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { SafeHtml } from '@/lib/model/safe-html';

/** Elements within a line of text; every other element begins and ends a block. */
const INLINE: ReadonlySet<string> = new Set([
  ...['a', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'span', 'code', 'small', 'mark', 'br'],
]);

/** Normalises text to Unicode NFC, collapses white space to single spaces, and trims it. */
const tidyText = (text: string): string => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** Whether an element is part of a line of text. */
export const isInline = (name: string): boolean => INLINE.has(name);

/**
 * The text of sanitised HTML in blocks, in the order of the document. A block ends where an element that is not inline
 * begins or ends: a paragraph, a heading, a list item, a table cell. A line break is a space. Blocks without text,
 * such as pictures, are left out.
 */
export const textBlocks = (html: SafeHtml): string[] => blocksOfNodes(parseDocument(html).children);

/** The same for parsed nodes. */
export function blocksOfNodes(nodes: readonly AnyNode[]): string[] {
  const blocks: string[] = [];
  let text = '';
  const end = () => {
    const block = tidyText(text);
    if (block) blocks.push(block);
    text = '';
  };
  const read = (node: AnyNode): void => {
    if (isText(node)) text += node.data;
    if (!isTag(node)) return;
    if (node.name === 'br') text += ' ';
    const ends = !isInline(node.name);
    if (ends) end();
    node.children.forEach(read);
    if (ends) end();
  };
  nodes.forEach(read);
  end();
  return blocks;
}

/**
 * SHA-256 of an article's text, in lower-case hexadecimal: its text blocks, joined by line feeds, in UTF-8. It covers
 * neither the title nor markup, addresses of links and pictures, or alternative texts.
 */
export const textDigest = ({ body }: { body: SafeHtml }): string =>
  createHash('sha256').update(textBlocks(body).join('\n'), 'utf8').digest('hex');
