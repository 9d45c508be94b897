import { type ChildNode, type Document, Element, isText, Text } from 'domhandler';
import { decodeHTML, escapeUTF8 } from 'entities';
import { DomUtils, parseDocument } from 'htmlparser2';
import { splitNumbers } from '@/lib/base/joined-numbers';
import type { Heading } from '@/lib/model/articles';
import { arrangeFilms } from './films';

const { appendChild, findAll, findOne, getOuterHTML, prepend, textContent } = DomUtils;

/** Entities stay as the sanitiser wrote them, so nothing that it escaped is unescaped. */
const AS_WRITTEN = { decodeEntities: false };
const LIKE_SANITISER = { ...AS_WRITTEN, selfClosingTags: true, emptyAttrs: true };

/** Maximum characters of a label: enough for a caption or a heading; a long table row is cut. */
const MAX_LABEL = 80;

/** Text of an element in one line, cut and escaped for an attribute; empty without an element. */
function labelOf(element: Element | null): string {
  const line = element ? decodeHTML(textContent(element)).replace(/\s+/g, ' ').trim() : '';
  return escapeUTF8([...line].slice(0, MAX_LABEL).join('').trimEnd());
}

/**
 * Wraps a table in a scrollable box that the keyboard can reach. As a tab stop, the box needs an accessible name: the
 * caption, the heading before the table, or its first row.
 */
function frameTable(table: Element, heading: Element | null): void {
  const found = (name: string) => findOne((element) => element.name === name, table.children);
  const label = labelOf(found('caption')) || labelOf(heading) || labelOf(found('tr'));
  const frame = new Element('div', { class: 'table-scroll', tabindex: '0' });
  if (label) Object.assign(frame.attribs, { role: 'group', 'aria-label': label });
  prepend(table, frame);
  appendChild(frame, table);
}

function frameTables(document: Document): void {
  let heading: Element | null = null;
  for (const element of findAll(({ name }) => name === 'table' || /^h[1-6]$/.test(name), document.children))
    if (element.name === 'table') frameTable(element, heading);
    else heading = element;
}

const isEmpty = ({ children }: Element): boolean =>
  children.every((child) => isText(child) && child.data.trim() === '');

/** Turns an empty header cell, such as the corner of a table, into a data cell with the same spans. */
function emptyCell(cell: Element): void {
  const { colspan, rowspan } = cell.attribs;
  cell.name = 'td';
  cell.attribs = { ...(colspan && { colspan }), ...(rowspan && { rowspan }) };
  cell.children = [];
}

function withWholeNumbers(text: Text): ChildNode[] {
  const parts = splitNumbers(text.data);
  if (parts.length === 1) return [text];
  return parts.map((part, at) =>
    at % 2 === 0 ? new Text(part) : new Element('span', { 'data-number': '' }, [new Text(part)]),
  );
}

/** Marks numbers joined by hyphens with `data-number`, which app/type.css keeps on one line. */
function keepNumbers(document: Document): void {
  for (const parent of [document, ...findAll(() => true, document.children)])
    parent.children = parent.children.flatMap((child) => (isText(child) ? withWholeNumbers(child) : child));
}

/** Gives second-level headings ids in order of appearance, for the table of contents. */
function numberHeadings(document: Document, prefix: string): Heading[] {
  return findAll(({ name }) => name === 'h2', document.children).map((heading, at) => {
    const id = `${prefix}-${at + 1}`;
    heading.attribs.id = id;
    return { id, text: decodeHTML(textContent(heading)).trim() };
  });
}

/** Prepares sanitised HTML for a page: films that play, scrollable tables, `h2` ids with a prefix, numbers that do not wrap. */
export function arrangeBody(sanitised: string, prefix: string): { html: string; headings: Heading[] } {
  const document = parseDocument(sanitised, AS_WRITTEN);
  for (const cell of findAll((element) => element.name === 'th' && isEmpty(element), document.children))
    emptyCell(cell);
  arrangeFilms(document);
  frameTables(document);
  const headings = numberHeadings(document, prefix);
  keepNumbers(document);
  return { html: getOuterHTML(document, LIKE_SANITISER), headings };
}

/** The first table of sanitised HTML, with what it contains; null without one. */
export function tableIn(sanitised: string): string | null {
  const table = findOne(({ name }) => name === 'table', parseDocument(sanitised, AS_WRITTEN).children);
  return table && getOuterHTML(table, LIKE_SANITISER);
}
