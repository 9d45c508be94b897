import type { Locale } from './variant';

/** What the head of a page says, as search engines, chat apps and social networks read it. */
export interface PageTexts {
  locale: Locale;
  title: string;
  description: string;
  /** Canonical address, absolute. */
  canonical: string;
  siteName: string;
  /** Names of the pages above it, without the home page and itself; empty where it names none. */
  crumbs: readonly string[];
  /** Date or ISO 8601 time of an article; null for other pages. */
  date: string | null;
  /** Address of the picture for shared links; null without one. */
  image: string | null;
}

/** A text in a room that may be too narrow for it, in pixels. */
export interface FittedText {
  /** As it is shown, cut where it is wider than the room. */
  text: string;
  /** Of the whole text. */
  width: number;
  room: number;
}

export type SearchEngine = 'googleDesktop' | 'googlePhone' | 'baiduDesktop';

/** A page in the results of a search engine. */
export interface SearchResult {
  engine: SearchEngine;
  siteName: string;
  /** The line with the address. */
  address: string;
  /** Before the description; empty without one. */
  date: string;
  title: FittedText;
  description: FittedText;
}

/** A link to a page as a wide card (social networks) or a small one (chat apps). */
export interface SharedLink {
  form: 'wide' | 'small';
  title: string;
  /** Empty where the card has no room for it, or the page has none. */
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

/** What else becomes of a page: null where it has no such form. */
export interface OtherForms {
  feed: FeedEntry | null;
  markdown: string | null;
}

/** A page of one language in all its forms. */
export interface PageAppearance {
  page: PageTexts;
  /** Null while they cannot be made. */
  forms: OtherForms | null;
}
