import type { Locale } from './variant';

/** Texts of a page that search engines, chat apps and social networks show. */
export interface PageTexts {
  locale: Locale;
  title: string;
  description: string;
  /** Canonical URL, absolute. */
  canonical: string;
  siteName: string;
  /** Breadcrumbs without the home page and the page itself; empty if there are none. */
  crumbs: readonly string[];
  /** Date or ISO 8601 time of an article; null if it states none, and for other pages. */
  date: string | null;
  /** URL of the image for shared links; null without one. */
  image: string | null;
}

/** A text that may be wider than the room for it. Widths are in pixels. */
export interface FittedText {
  /** The text as displayed, truncated if it is wider than the room. */
  text: string;
  /** Width of the full text. */
  width: number;
  room: number;
}

export type SearchEngine = 'googleDesktop' | 'googlePhone' | 'baiduDesktop';

/** A page in the results of a search engine. */
export interface SearchResult {
  engine: SearchEngine;
  siteName: string;
  /** Line that shows the address: origin and breadcrumbs or path, or the host alone. */
  address: string;
  /** Date before the description, with its separator; empty without one. */
  date: string;
  title: FittedText;
  description: FittedText;
}

/** Preview of a shared link: a wide card (social networks) or a small one (chat apps). */
export interface SharedLink {
  form: 'wide' | 'small';
  title: string;
  /** Truncated to the card; empty if the page has none. */
  description: string;
  host: string;
  image: string | null;
}

/** An article as an entry of a feed. */
export interface FeedEntry {
  /** The `entry` element of the Atom feed. */
  xml: string;
  title: string;
  text: string;
  tag: string;
  link: string;
  /** ISO 8601. */
  published: string;
  changed: string;
}

/** Other outputs of a page; each is null if the page has no such output. */
export interface OtherForms {
  feed: FeedEntry | null;
  markdown: string | null;
}

/** Texts and other outputs of a page in one language. */
export interface PageAppearance {
  page: PageTexts;
  /** Null if they cannot be generated. */
  forms: OtherForms | null;
}
