import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

const { findAll, getElementsByTagName, removeElement, textContent } = DomUtils;

/** The parts of a page that may mention an article. */
interface HtmlFacts {
  headings: string[];
  /** Addresses of the links. */
  links: string[];
  text: string;
  /** Content of the meta elements, by property. */
  properties: ReadonlyMap<string, string>;
}

/** Zero-width characters, which pages may insert into numbers and long words. */
const WITHOUT_WIDTH = /[\u00ad\u200b\u2060]/g;

/** Text as a reader sees it: without zero-width characters, and with white space collapsed. */
export const asRead = (text: string): string => text.replace(WITHOUT_WIDTH, '').replace(/\s+/g, ' ').trim();

const HIDDEN: ReadonlySet<string> = new Set(['script', 'style', 'template']);

/** Extracts the facts from the HTML of a complete page; headings are its `h1` elements. */
export function htmlFacts(html: string): HtmlFacts {
  const document = parseDocument(html);
  for (const element of findAll(({ name }) => HIDDEN.has(name), document.children)) removeElement(element);
  const named = (name: string): Element[] => getElementsByTagName(name, document.children);
  return {
    headings: named('h1').map((heading) => asRead(textContent(heading))),
    links: named('a').flatMap(({ attribs }) => attribs.href ?? []),
    text: asRead(textContent(document)),
    properties: new Map(
      named('meta').map(({ attribs }) => [attribs.property ?? '', attribs.content ?? ''] as const),
    ),
  };
}
