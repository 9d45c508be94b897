import { type ChildNode, Element, isTag, isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import type { SafeHtml } from '@/lib/model/safe-html';
import type { BlockKind, BodyBlock } from '@/lib/model/twin';
import { isInline, textBlocks } from './text-digest';

const { findAll, findOne, getOuterHTML } = DomUtils;

/** Options as in body-tree.ts, so that escaped characters stay escaped. */
const AS_WRITTEN = { decodeEntities: false };
const LIKE_SANITISER = { ...AS_WRITTEN, selfClosingTags: true, emptyAttrs: true };

const MEDIA: ReadonlySet<string> = new Set(['img', 'video']);
const LISTS: ReadonlySet<string> = new Set(['ul', 'ol', 'dl']);
/** Elements at which the text of a list item ends: they and all that follows become separate blocks. */
const APART: ReadonlySet<string> = new Set([...LISTS, 'table', 'figure', 'blockquote']);
const FIGURES: ReadonlySet<string> = new Set(['figure', ...MEDIA]);

/** An element that is repeated around each of its parts. */
type Shell = Pick<Element, 'name' | 'attribs'>;

interface Place {
  /** Kind of the blocks that bare text and paragraphs become. */
  kind: BlockKind;
  /** Elements repeated around each block, innermost first. */
  shells: readonly Shell[];
}

const holds = (nodes: ChildNode[], names: ReadonlySet<string>): boolean =>
  findOne(({ name }) => names.has(name), nodes) !== null;

const isNamed = (node: ChildNode, name: string): node is Element => isTag(node) && node.name === name;

const withoutIds = (nodes: ChildNode[]): void => {
  for (const { attribs } of findAll(({ attribs: { id } }) => id !== undefined, nodes)) delete attribs.id;
};

/** Returns one block, or none without text or media. Ids are removed, since both languages use the same ones. */
function blockOf(nodes: ChildNode[], { kind, shells }: Place): BodyBlock[] {
  withoutIds(nodes);
  const whole = shells.reduce((inner, { name, attribs }) => [new Element(name, attribs, inner)], nodes);
  const html = getOuterHTML(whole, LIKE_SANITISER) as SafeHtml;
  const text = textBlocks(html).join(' ');
  const isSeen = holds(nodes, MEDIA);
  if (!text && !isSeen) return [];
  const [first] = nodes;
  const level = kind === 'heading' && first && isTag(first) ? Number(first.name.slice(1)) : 0;
  return [{ kind: text ? kind : 'figure', level, html, text }];
}

/** The list around a single item; `start` preserves the number of an ordered item. */
function shellOf({ name, attribs }: Element, at: number): Shell {
  if (name !== 'ol') return { name, attribs };
  return {
    name,
    attribs: { ...attribs, start: String((Number.parseInt(attribs.start ?? '', 10) || 1) + at) },
  };
}

/** Returns the text of an item up to its first element of APART, then the blocks of the rest. */
function blocksOfItem({ name, attribs, children }: Element, list: Shell, { shells }: Place): BodyBlock[] {
  const cut = children.findIndex((child) => holds([child], APART));
  const own = cut < 0 ? children : children.slice(0, cut);
  const rest = cut < 0 ? [] : children.slice(cut);
  const inItem = [{ name, attribs }, list, ...shells];
  return [...blockOf(own, { kind: 'item', shells: inItem }), ...blocksOf(rest, { kind: 'item', shells })];
}

function blocksOfList(list: Element, place: Place): BodyBlock[] {
  const items = list.children.filter((child) => isNamed(child, 'li'));
  return list.children.flatMap((child) =>
    isNamed(child, 'li')
      ? blocksOfItem(child, shellOf(list, items.indexOf(child)), place)
      : blocksOf([child], place),
  );
}

/** Whether an element is the box that body-tree.ts puts around a table. */
const isFramedTable = ({ name, children: [first, ...more] }: Element): boolean =>
  name === 'div' && more.length === 0 && first !== undefined && isNamed(first, 'table');

function blocksOfElement(element: Element, place: Place): BodyBlock[] {
  const { name, children } = element;
  const { kind, shells } = place;
  if (name === 'ul' || name === 'ol') return blocksOfList(element, place);
  if (/^h[2-6]$/.test(name)) return blockOf([element], { kind: 'heading', shells });
  if (name === 'table' || isFramedTable(element)) return blockOf([element], { kind: 'table', shells });
  if (FIGURES.has(name)) return blockOf([element], { kind: 'figure', shells });
  if (name === 'p' || name === 'pre') return blockOf([element], { kind, shells });
  if (name === 'dt' || name === 'dd') {
    return blockOf([element], { kind: 'item', shells: [{ name: 'dl', attribs: {} }, ...shells] });
  }
  const quoted = name === 'blockquote' ? [{ name, attribs: {} }, ...shells] : shells;
  return blocksOf(children, { kind, shells: quoted });
}

/** Whether a node belongs to a line of text: text, or an inline element without a block inside. */
const isInLine = (node: ChildNode): boolean =>
  isText(node) ||
  (isTag(node) &&
    isInline(node.name) &&
    !findOne(({ name }) => !isInline(name) && !MEDIA.has(name), node.children));

function blocksOf(nodes: ChildNode[], place: Place): BodyBlock[] {
  const blocks: BodyBlock[] = [];
  let line: ChildNode[] = [];
  const endLine = () => {
    if (line.length > 0) blocks.push(...blockOf([new Element('p', {}, line)], place));
    line = [];
  };
  for (const node of nodes) {
    if (isInLine(node)) {
      line.push(node);
      continue;
    }
    endLine();
    if (isTag(node)) blocks.push(...blocksOfElement(node, place));
  }
  endLine();
  return blocks;
}

/**
 * Splits a sanitised body into blocks, in document order. Lists, quotes and divs are divided; each list item and each
 * part of a quote is wrapped in a copy of its list or quote. Tables and figures stay whole; empty blocks are dropped.
 */
export const bodyBlocks = (body: SafeHtml): BodyBlock[] =>
  blocksOf(parseDocument(body, AS_WRITTEN).children, { kind: 'paragraph', shells: [] });
