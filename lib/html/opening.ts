import { type ChildNode, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { SafeHtml } from '@/lib/model/safe-html';
import { blocksOfNodes } from './text-digest';

/** Sentences begin within this many characters of markup; texts of a megabyte are not parsed for a description. */
const READ_CHARS = 20_000;
/** More than any description shows. */
const ENOUGH_CHARS = 240;

/** Parts that are no sentences: headings, tables, and what stands below pictures and films. */
const ASIDE = /^(h[1-6]|table|figure|figcaption|video|pre)$/;

/** What filings of all companies begin with: codes, the assurance of the board, the disclaimer of the exchange. */
const PREAMBLE =
  /虚假记载|^[（(]?(?:[AH]股)?(?:证券|股票|债券)?(?:代码|简称|编号|公告编号)[：:]|(?:not contain|no) (?:any )?(?:false|misrepresentation)|take no responsibility for the contents/i;

const LEADING_SIGNS = /^[\s\p{P}]+/u;

function sentences(nodes: readonly ChildNode[]): ChildNode[] {
  return nodes.flatMap((node): ChildNode[] => {
    if (!isTag(node)) return [node];
    if (ASIDE.test(node.name)) return [];
    node.children = sentences(node.children);
    return [node];
  });
}

/** A text without the title that it may begin with; where nothing else is left, it is empty. */
function withoutTitle(text: string, title: string): string {
  const name = title.normalize('NFC').trim();
  return name && text.startsWith(name) ? text.slice(name.length).replace(LEADING_SIGNS, '') : text;
}

/** The first sentences of an article's body as plain text, without a repetition of its title; may be empty. */
export function openingOf(body: SafeHtml, title: string): string {
  const blocks = blocksOfNodes(sentences(parseDocument(body.slice(0, READ_CHARS)).children)).filter(
    (one) => !PREAMBLE.test(one),
  );
  const text = withoutTitle(blocks.join(' '), title);
  return [...text].slice(0, ENOUGH_CHARS).join('');
}
