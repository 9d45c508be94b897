import { MENU_LIFETIME_MS } from './constants';

/**
 * Every lifetime in one table, in seconds. `page` is how long a page is fresh at most; Next wants the number written
 * out in app/[locale]/[device]/layout.tsx, and a test holds the two together. What a page is made of may shorten it.
 */
export const LIFETIMES = {
  page: 720,
  article: 720,
  list: 300,
  outlets: 600,
  quote: 60,
  /** Pages from which a block was left out, or that stand on built-in words: better ones are soon tried for. */
  partial: 10,
  /** Menu and dictionaries, in the process. */
  shared: MENU_LIFETIME_MS / 1000,
} as const;

/** For how long answers to browsers are shared by all of them, in seconds; what is not here is asked for each time. */
export const RELAYED = {
  quotes: 3,
  search: 5,
  outlets: 60,
  /** Menu and dictionaries; browsers may keep them as long. */
  tables: 60,
} as const;

/** What pages are marked with, so that a publication finds those it touches (POST /api/revalidate). */
export const TAGS = {
  article: (id: string): string => `article:${id}`,
  /** Every list of articles: which ones a new article enters is the back office's to know. */
  lists: 'lists',
  outlets: 'outlets',
  quotes: 'quotes',
  menu: 'menu',
  dictionaries: 'dictionaries',
  /** On every page: for an operator who wants all of them drawn anew. */
  pages: 'pages',
  /** A page that lacks something; the store prefers a whole one, however old. */
  partial: 'partial',
  /** When what the page is about last changed, in milliseconds; read by cache-handler/last-modified.ts. */
  changed: (at: number): string => `changed:${at}`,
  /** When the page's data was asked for, in milliseconds; read by server/pages/page-store.ts. */
  made: (at: number): string => `made:${at}`,
} as const;
