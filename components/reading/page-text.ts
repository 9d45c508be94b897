import type { Locale } from '@/lib/model/variant';
import { type Span, splitSentences } from '@/lib/rules/reading/sentences';

/** A sentence of the page: its text as it stands there, its place, and the language it is in. */
export interface Sentence {
  text: string;
  range: Range;
  /** The innermost block around it. */
  block: Element;
  locale: Locale;
}

/** Controls, and what is neither seen nor printed. */
const SKIPPED =
  'script,style,template,noscript,button,select,input,textarea,form,nav,dialog,svg,[hidden],[aria-hidden=true],[popover],.no-print,details:not([open])>:not(summary)';

export const localeOf = (element: Element): Locale =>
  /^(?:zh|cmn)/i.test(element.closest<HTMLElement>('[lang]')?.lang ?? '') ? 'zh' : 'en';

function displayOf(element: Element): string {
  if (element.matches(SKIPPED)) return 'none';
  const { display, visibility } = getComputedStyle(element);
  return visibility === 'hidden' ? 'none' : display;
}

/** Text in one line, without what is skipped. */
export function lineOf(element: Element): string {
  const parts = [...element.childNodes].map((node) => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || displayOf(node) === 'none') return '';
    return node.tagName === 'BR' ? ' ' : lineOf(node);
  });
  return parts.join('').replace(/\s+/g, ' ').trim();
}

/** The sentences of a text of this block; `rangeOf` says where each of them stands. */
const sentencesIn = (text: string, block: Element, rangeOf: (span: Span) => Range): Sentence[] =>
  splitSentences(text).map((span) => ({
    text: text.slice(span.start, span.end),
    range: rangeOf(span),
    block,
    locale: localeOf(block),
  }));

/** Sentences that are marked by the whole of their element. */
function wholeOf(element: Element, text: string): Sentence[] {
  const range = document.createRange();
  range.selectNodeContents(element);
  return sentencesIn(text, element, () => range);
}

const isHeadRow = (row: HTMLTableRowElement | undefined): boolean =>
  row !== undefined && [...row.cells].every(({ tagName }) => tagName === 'TH');

/** Names of columns, one for each column that a cell spans. */
const columnsOf = (row: HTMLTableRowElement): string[] =>
  [...row.cells].flatMap((cell) => Array<string>(cell.colSpan).fill(lineOf(cell)));

/** A row as "column: value; column: value". */
function rowText(row: HTMLTableRowElement, columns: readonly string[]): string {
  const [colon, semicolon, stop] = localeOf(row) === 'zh' ? ['：', '；', '。'] : [': ', '; ', '.'];
  let column = 0;
  const facts = [...row.cells].map((cell) => {
    const name = columns[column];
    column += cell.colSpan;
    const value = displayOf(cell) === 'none' ? '' : lineOf(cell);
    return value && name && cell.tagName === 'TD' ? name + colon + value : value;
  });
  const text = facts.filter((fact) => fact).join(semicolon);
  return text && text + stop;
}

function sentencesOfTable(table: HTMLTableElement): Sentence[] {
  const [first, ...others] = [...table.rows];
  const head = isHeadRow(first) ? first : undefined;
  const columns = head ? columnsOf(head) : [];
  const rows = first && !head ? [first, ...others] : others;
  return [
    ...(table.caption ? wholeOf(table.caption, lineOf(table.caption)) : []),
    ...rows.filter((row) => displayOf(row) !== 'none').flatMap((row) => wholeOf(row, rowText(row, columns))),
  ];
}

/** Texts that run on within one block, until the next block begins. */
interface Run {
  text: string;
  /** Each node with the offset of its beginning in the text. */
  nodes: [node: Text, from: number][];
}

/** The node at an offset of the text: of those that meet there the later one for a beginning, else the earlier one. */
function placeIn({ nodes }: Run, offset: number, isStart: boolean): [node: Text, offset: number] | undefined {
  const found = nodes.filter(([, from]) => (isStart ? from <= offset : from < offset)).pop();
  return found && [found[0], Math.min(offset - found[1], found[0].length)];
}

const sentencesOfRun = (run: Run, block: Element): Sentence[] =>
  sentencesIn(run.text, block, ({ start, end }) => {
    const range = document.createRange();
    const first = placeIn(run, start, true);
    const last = placeIn(run, end, false);
    if (first) range.setStart(...first);
    if (last) range.setEnd(...last);
    return range;
  });

function sentencesOf(block: Element): Sentence[] {
  const found: Sentence[] = [];
  let run: Run = { text: '', nodes: [] };
  const end = (inner: readonly Sentence[] = []) => {
    found.push(...sentencesOfRun(run, block), ...inner);
    run = { text: '', nodes: [] };
  };
  const read = (parent: Element) => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) {
        run.nodes.push([node, run.text.length]);
        run.text += node.data.replace(/\s/g, ' ');
      }
      if (!(node instanceof Element)) continue;
      const display = displayOf(node);
      if (display === 'none') continue;
      // A line break ends a sentence.
      if (node.tagName === 'BR') run.text += '\n';
      else if (node instanceof HTMLTableElement) end(sentencesOfTable(node));
      else if (/^(?:inline|contents|ruby|$)/.test(display)) read(node);
      else end(sentencesOf(node));
    }
  };
  read(block);
  end();
  return found;
}

/** The sentences of all regions of the page that are marked by `data-read`, in their order. */
export const sentencesOfPage = (): Sentence[] =>
  [...document.querySelectorAll('[data-read]')]
    .filter((region) => !region.parentElement?.closest('[data-read]') && displayOf(region) !== 'none')
    .flatMap(sentencesOf);
