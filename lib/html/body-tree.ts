import { type ChildNode, type Document, Element, isText, Text } from 'domhandler';
import { decodeHTML } from 'entities';
import { DomUtils, parseDocument } from 'htmlparser2';
import { splitNumbers } from '@/lib/base/joined-numbers';
import type { Heading } from '@/lib/model/articles';

const { appendChild, findAll, getOuterHTML, prepend, textContent } = DomUtils;

/** Entities stay as the sanitiser wrote them: what it escaped is never unescaped on the way. */
const AS_WRITTEN = { decodeEntities: false };
const LIKE_SANITISER = { ...AS_WRITTEN, selfClosingTags: true, emptyAttrs: true };

/** Tables get a scrollable box that the keyboard can reach. */
function frameTable(table: Element): void {
  const frame = new Element('div', { class: 'table-scroll', tabindex: '0' });
  prepend(table, frame);
  appendChild(frame, table);
}

const isEmpty = ({ children }: Element): boolean =>
  children.every((child) => isText(child) && child.data.trim() === '');

/** An empty corner cell is no heading; what it spans stays. */
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

/** Numbers with hyphens stay on one line: `data-number` of app/type.css. */
function keepNumbers(document: Document): void {
  for (const parent of [document, ...findAll(() => true, document.children)])
    parent.children = parent.children.flatMap((child) => (isText(child) ? withWholeNumbers(child) : child));
}

/** Second-level headings get ids in order of appearance, for the table of contents. */
function numberHeadings(document: Document, prefix: string): Heading[] {
  return findAll(({ name }) => name === 'h2', document.children).map((heading, at) => {
    const id = `${prefix}-${at + 1}`;
    heading.attribs.id = id;
    return { id, text: decodeHTML(textContent(heading)).trim() };
  });
}

/** Prepares sanitised HTML for a page: framed tables, and headings with ids that begin with a prefix. */
export function arrangeBody(sanitised: string, prefix: string): { html: string; headings: Heading[] } {
  const document = parseDocument(sanitised, AS_WRITTEN);
  for (const cell of findAll((element) => element.name === 'th' && isEmpty(element), document.children))
    emptyCell(cell);
  for (const table of findAll(({ name }) => name === 'table', document.children)) frameTable(table);
  const headings = numberHeadings(document, prefix);
  keepNumbers(document);
  return { html: getOuterHTML(document, LIKE_SANITISER), headings };
}
