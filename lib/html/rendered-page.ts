import { type AnyNode, type Element, isTag, Text } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { FILES_PATH } from '@/lib/base/constants';
import { fromJson, isRecord, toRecords, toText } from '@/lib/base/values';
import type { RenderedPage } from '@/lib/model/compare';
import { FILM_PARTS } from './films';
import { blocksOfNodes } from './text-digest';

const { findAll, findOne, textContent } = DomUtils;

/** Elements whose text is not content: code, graphics, dialogs and controls. */
const UNSEEN: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'dialog',
  'button',
  'select',
]);

/** Elements that link or show a file. */
const FILED: ReadonlySet<string> = new Set(['a', 'img', 'video', ...FILM_PARTS]);

const named = (name: string) => (element: Element) => element.name === name;

/**
 * Attributes of elements that are left out: what is hidden at first; the read-aloud bar, which editors do not write;
 * and data that changes without an editor, such as quotes or the time at which a filing was recorded.
 */
const LEFT_OUT_BY = ['hidden', 'popover', 'data-read-aloud', 'data-observed'];

const isLeftOut = ({ name, attribs }: Element): boolean =>
  UNSEEN.has(name) || LEFT_OUT_BY.some((attribute) => attribute in attribs);

/** Removes the elements that are left out, in place. */
function removeLeftOut(nodes: AnyNode[]): void {
  for (const element of findAll(isLeftOut, nodes)) DomUtils.removeElement(element);
}

/** Inserts a space before a link that directly follows another element: only styles separate the two. */
function spaceLinks(nodes: AnyNode[]): void {
  for (const link of findAll(named('a'), nodes))
    if (link.prev && isTag(link.prev)) DomUtils.prepend(link, new Text(' '));
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts.filter(Boolean))];

function filesOf(nodes: AnyNode[]): string[] {
  const addresses = findAll(({ name }) => FILED.has(name), nodes).map(
    ({ attribs: { href, src } }) => href ?? src ?? '',
  );
  return unique(addresses.filter((address) => address.startsWith(FILES_PATH)));
}

/** Names of the breadcrumbs in structured data, without the first and last: the home page and the page itself. */
function crumbsOf(json: string): string[] {
  const data = fromJson(json);
  const nodes = isRecord(data) ? toRecords(data['@graph']) : [];
  const list = nodes.find((node) => node['@type'] === 'BreadcrumbList');
  return toRecords(list?.itemListElement)
    .slice(1, -1)
    .map(({ name }) => toText(name));
}

/** Parses the HTML of a page: its head, and the texts, files and dates of its `main` that editors control. */
export function readRendered(html: string, status: number, location = ''): RenderedPage {
  const nodes = parseDocument(html).children;
  const meta = (key: 'name' | 'property', value: string): string =>
    findOne(({ name, attribs }) => name === 'meta' && attribs[key] === value, nodes)?.attribs.content ?? '';
  const title = findOne(named('title'), nodes);
  const data = findOne(({ attribs }) => attribs.type === 'application/ld+json', nodes);
  const crumbs = data ? crumbsOf(textContent(data)) : [];
  const canonical = findOne(({ name, attribs }) => name === 'link' && attribs.rel === 'canonical', nodes);
  const whole = findOne(named('main'), nodes);
  const main = whole ? [whole] : [];
  removeLeftOut(main);
  spaceLinks(main);
  return {
    status,
    location,
    title: title ? textContent(title).trim() : '',
    description: meta('name', 'description'),
    image: meta('property', 'og:image'),
    canonical: canonical?.attribs.href ?? '',
    crumbs,
    blocks: blocksOfNodes(main),
    files: filesOf(main),
    dates: unique(findAll(named('time'), main).map(({ attribs }) => attribs.datetime ?? '')),
  };
}
