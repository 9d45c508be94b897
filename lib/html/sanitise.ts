import sanitizeHtml, { type Attributes, type IFrame, type IOptions, type Tag } from 'sanitize-html';
import type { Heading } from '@/lib/model/articles';
import type { SafeHtml } from '@/lib/model/safe-html';
import type { Locale } from '@/lib/model/variant';
import { localised } from '@/lib/site/localised';
import { arrangeBody, tableIn } from './body-tree';
import { cleanFilm, cleanSource, cleanTrack, FILM_PARTS } from './films';
import { isOutside, safeHref, safeMedia } from './safe-href';

const TAGS = [
  ...['p', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'hr', 'br', 'div'],
  ...[
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
    'img',
    'video',
    ...FILM_PARTS,
  ],
  ...['a', 'strong', 'em', 'b', 'i', 'u', 's', 'sub', 'sup', 'span', 'code', 'pre', 'small', 'mark'],
];

/** Elements that are dropped together with their text, which is not meant for readers. */
const TEXTLESS = ['script', 'style', 'textarea', 'option', 'xmp'];

const KEPT: ReadonlySet<string> = new Set([...TAGS, 'h1']);

/** Whether the sanitiser keeps an editor's element: under its name, or an h1 as an h2. */
export const isKeptTag = (name: string): boolean => KEPT.has(name);
/** Whether the text within a dropped element is dropped, too. */
export const isTextlessTag = (name: string): boolean => TEXTLESS.includes(name);

const CELL = ['colspan', 'rowspan', 'scope'];

/**
 * Class for centred or right-aligned content, from CSS or the HTML 4 attribute. No other style is preserved: fonts,
 * sizes and colours are the site's.
 */
function alignment(style = '', align = ''): Attributes {
  const [, found] = /text-align\s*:\s*(center|right)/i.exec(style) ?? /^(center|right)$/i.exec(align) ?? [];
  return found ? { class: `align-${found.toLowerCase()}` } : {};
}

/** What editors hide: notes for colleagues, and what Word does not print. */
const HIDDEN = /(?:^|;)\s*(?:display\s*:\s*none|mso-hide\s*:\s*all)/i;

/** Elements that are hidden become one whose text is dropped with it. */
function cleanAll(
  tagName: string,
  { style = '', align, class: _class, hidden, ...attribs }: Attributes,
): Tag {
  if (hidden !== undefined || HIDDEN.test(style)) return { tagName: 'xmp', attribs: {} };
  return { tagName, attribs: { ...attribs, ...alignment(style, align) } };
}

/** Turns `<center>` into a div whose `align` attribute the '*' transform then turns into a class. */
const centred = (_tag: string, attribs: Attributes): Tag => ({
  tagName: 'div',
  attribs: { ...attribs, align: 'center' },
});

/** Links to pages stay in the language of the page. */
const cleanLink =
  (locale: Locale) =>
  (_tag: string, { href: raw = '', style = '' }: Attributes): Tag => {
    const href = localised(safeHref(raw), locale);
    if (!href) return { tagName: 'span', attribs: { style } };
    const outside: Attributes = isOutside(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
    return { tagName: 'a', attribs: { href, style, ...outside } };
  };

function cleanImage(_tag: string, { src = '', alt = '', title, width, height }: Attributes): Tag {
  const sizes = { ...(width ? { width } : {}), ...(height ? { height } : {}), ...(title ? { title } : {}) };
  return {
    tagName: 'img',
    attribs: { src: safeMedia(src), alt, loading: 'lazy', decoding: 'async', ...sizes },
  };
}

/** Turns an editor's h1 into an h2, since the page has its own h1. */
const heading = (_tag: string, attribs: Attributes): Tag => ({ tagName: 'h2', attribs });

/** Whether an element is an empty paragraph or heading, which editors use as spacing: spacing is the site's. */
const isSpacing = ({ tag, text, mediaChildren }: IFrame): boolean =>
  /^(p|h[2-6])$/.test(tag) && text.trim() === '' && mediaChildren.length === 0;

/** Spaces of Word and mail programs, between words or several in a row: a line could not break there. */
const FILLER = /\u00a0{2,}|(?<=\p{Script=Latin}[,.;:)”]?)\u00a0(?=[(“]?\p{Script=Latin})/gu;
const withSpaces = (html: string): string =>
  html.replace(/&nbsp;|&#160;|&#xa0;/gi, '\u00a0').replace(FILLER, ' ');

/** Elements that are dropped without an address; films are, too, unless they have a source (films.ts). */
const NEEDS_ADDRESS: ReadonlySet<string> = new Set(['img', ...FILM_PARTS]);

/** Maximum nesting: editors do not nest deeper, and each level slows down parsing. */
const MAX_NESTING = 50;

const TRANSFORMS = {
  '*': cleanAll,
  img: cleanImage,
  video: cleanFilm,
  source: cleanSource,
  track: cleanTrack,
  h1: heading,
  center: centred,
};

const RULES: IOptions = {
  nestingLimit: MAX_NESTING,
  allowedTags: TAGS,
  nonTextTags: TEXTLESS,
  allowedAttributes: {
    '*': ['class'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
    video: ['src', 'poster', 'title', 'width', 'height', 'controls', 'preload'],
    source: ['src', 'type'],
    track: ['kind', 'src', 'srclang', 'label', 'default'],
    th: CELL,
    td: CELL,
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  selfClosing: [...sanitizeHtml.defaults.selfClosing, ...FILM_PARTS],
  exclusiveFilter: (frame) => isSpacing(frame) || (NEEDS_ADDRESS.has(frame.tag) && !frame.attribs.src),
};

export interface SafeBody {
  html: SafeHtml;
  headings: Heading[];
}

interface SanitiseOptions {
  /** Language of the page, in which links to other pages stay; without it they stay as they are. */
  locale?: Locale;
  /** Called with each text between tags, never with a tag or attribute. */
  translate?: (text: string) => string;
  /** Prefix of heading ids, which keeps them unique when a page has several bodies. */
  idPrefix?: string;
}

/** Sanitises HTML from the back office and prepares it for a page (body-tree.ts). */
export function sanitise(
  raw: string,
  { locale = 'zh', translate, idPrefix = 'section' }: SanitiseOptions = {},
): SafeBody {
  const textFilter = translate ? (text: string) => translate(text) : undefined;
  const transformTags = { ...TRANSFORMS, a: cleanLink(locale) };
  const clean = sanitizeHtml(withSpaces(raw), {
    ...RULES,
    transformTags,
    ...(textFilter ? { textFilter } : {}),
  });
  // The prefix may come from the back office, and becomes part of an attribute.
  const { html, headings } = arrangeBody(clean, idPrefix.replace(/[^\w-]/g, ''));
  return { html: html as SafeHtml, headings };
}

/** The first table of a text, with the tables nested in it; null without one. */
export const firstTable = (html: SafeHtml): SafeHtml | null => tableIn(html) as SafeHtml | null;
