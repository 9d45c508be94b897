import { XMLParser } from 'fast-xml-parser';
import { isRecord, toRecords, toText } from '@/lib/base/values';
import { asRead, htmlFacts } from '@/lib/html/html-facts';

/** A response of the site, as a visitor gets it. */
export interface Answer {
  status: number;
  /** The header Cache-Control. */
  caching: string;
  body: string;
}

/** Whether a response shows or omits an article as expected. */
export type Judgement = (answer: Answer) => boolean;

/** What the places that show an article must contain. */
export interface Expected {
  title: string;
  /** The absolute address of its page. */
  address: string;
  /** When it last changed, in milliseconds since the epoch; 0 if unknown. */
  changed: number;
}

const timeOf = (text: string | undefined): number => Date.parse(text ?? '') || 0;

/** The article's page: its title as a heading, and a modification time that is not earlier. */
export const pageShows =
  ({ title, changed }: Pick<Expected, 'title' | 'changed'>): Judgement =>
  ({ status, body }) => {
    if (status !== 200) return false;
    const { headings, properties } = htmlFacts(body);
    const time = properties.get('article:modified_time') ?? properties.get('article:published_time');
    return headings.includes(asRead(title)) && timeOf(time) >= changed;
  };

/** The page does not exist. */
export const isGone: Judgement = ({ status }) => status === 404 || status === 410;

const placeOf = (url: URL): string => `${url.pathname}?${url.searchParams.get('id') ?? ''}`;

/** Whether one of the links, in any form, leads to the article in its language. */
function leadsTo(links: readonly string[], address: string): boolean {
  const [target, root] = [placeOf(new URL(address)), new URL('/', address)];
  return links.some((link) => URL.canParse(link, root) && placeOf(new URL(link, root)) === target);
}

/** A list with the article's title and, if `isLinked`, a link to it. */
export const listShows =
  ({ title, address }: Pick<Expected, 'title' | 'address'>, isLinked: boolean): Judgement =>
  ({ status, body }) => {
    if (status !== 200) return false;
    const { links, text } = htmlFacts(body);
    return text.includes(asRead(title)) && (!isLinked || leadsTo(links, address));
  };

/** A list without a link to the article, or no such page. */
export const listOmits =
  ({ address }: Pick<Expected, 'address'>): Judgement =>
  (answer) =>
    isGone(answer) || (answer.status === 200 && !leadsTo(htmlFacts(answer.body).links, address));

/** A page that is up to date; a stale one is sent with an s-maxage of at most one second. */
export const isRenewed: Judgement = ({ status, caching }) =>
  status === 200 && Number(/s-maxage=(\d+)/.exec(caching)?.[1] ?? 2) > 1;

/** The elements with this name below the root; null if the text is not XML with that root. */
function elements(xml: string, root: string, name: string): Record<string, unknown>[] | null {
  const parser = new XMLParser({ parseTagValue: false, isArray: (tag) => tag === name });
  try {
    const parsed: unknown = parser.parse(xml, true);
    if (!isRecord(parsed) || parsed[root] === undefined) return null;
    const found = isRecord(parsed[root]) ? parsed[root][name] : [];
    return Array.isArray(found) ? toRecords(found) : [];
  } catch {
    return null;
  }
}

type Element = Record<string, unknown>;

/** Whether one of the elements matches. */
const some = (found: Element[] | null, fits: (element: Element) => boolean): boolean =>
  found?.some(fits) ?? false;
/** Whether the document could be read and no element matches. */
const none = (found: Element[] | null, fits: (element: Element) => boolean): boolean =>
  found !== null && !found.some(fits);

const entriesOf = ({ status, body }: Answer) => (status === 200 ? elements(body, 'feed', 'entry') : null);
const urlsOf = ({ status, body }: Answer) => (status === 200 ? elements(body, 'urlset', 'url') : null);

/** An Atom feed with the article, in no earlier version. */
export const feedShows =
  ({ address, changed }: Pick<Expected, 'address' | 'changed'>): Judgement =>
  (answer) =>
    some(
      entriesOf(answer),
      ({ id, updated }) => toText(id) === address && timeOf(toText(updated)) >= changed,
    );

/** A feed without the article, or no such feed. */
export const feedOmits =
  ({ address }: Pick<Expected, 'address'>): Judgement =>
  (answer) =>
    isGone(answer) || none(entriesOf(answer), ({ id }) => toText(id) === address);

/** A sitemap with the article's address, with no earlier modification time. */
export const sitemapShows =
  ({ address, changed }: Pick<Expected, 'address' | 'changed'>): Judgement =>
  (answer) =>
    some(urlsOf(answer), ({ loc, lastmod }) => toText(loc) === address && timeOf(toText(lastmod)) >= changed);

/** A sitemap without the article, or no such sitemap. */
export const sitemapOmits =
  ({ address }: Pick<Expected, 'address'>): Judgement =>
  (answer) =>
    isGone(answer) || none(urlsOf(answer), ({ loc }) => toText(loc) === address);
