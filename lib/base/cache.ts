import { MENU_LIFETIME_MS } from './constants';

/**
 * Lifetimes of pages and their data, in seconds. `page` is the longest time that a page is fresh; the framework needs
 * it as a literal in app/[locale]/[edition]/layout.tsx, and a test compares the two. Data may shorten it for a page.
 */
export const LIFETIMES = {
  page: 720,
  article: 720,
  list: 300,
  outlets: 600,
  quote: 60,
  /** Pages that lack a block, or fall back to built-in or old data: re-rendered soon. */
  partial: 10,
  /** Pages without data from the record of filings, because the record could not be read. */
  unrecorded: 60,
  /** Menu, dictionaries and similar shared data in the memory of a process. */
  shared: MENU_LIFETIME_MS / 1000,
} as const;

/** How long the relay caches answers for all browsers, in seconds; answers of other calls are not cached. */
export const RELAYED = {
  quotes: 3,
  search: 5,
  outlets: 60,
  /** Menu and dictionaries; browsers may cache them for as long. */
  tables: 60,
} as const;

/** Cache tags of pages and files, by which a publication invalidates them (POST /api/revalidate). */
export const TAGS = {
  article: (id: string): string => `article:${id}`,
  /** Every list of articles: the back office decides which lists a new article enters. */
  lists: 'lists',
  /** Pages and files on the record of filings as a whole: archive, files, feed, sitemap and how to check it. */
  record: 'record',
  /** Pages that show recorded data of a filing, by its id. */
  filing: (id: string): string => `filing:${id}`,
  outlets: 'outlets',
  quotes: 'quotes',
  menu: 'menu',
  dictionaries: 'dictionaries',
  /** On every page and file, so that an operator can regenerate all of them. */
  pages: 'pages',
  /** A page that lacks a block; the page store prefers a complete one for up to half an hour. */
  partial: 'partial',
  /** When the content of the page last changed, in milliseconds; read by cache-handler/last-modified.ts. */
  changed: (at: number): string => `changed:${at}`,
  /** When the page's data was requested, in milliseconds; read by server/pages/page-store.ts. */
  made: (at: number): string => `made:${at}`,
} as const;

const ARTICLE_TAG = /^article:(\d{1,19})$/;

/** Ids of the articles that cache tags name, in their order. */
export const articlesOf = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => ARTICLE_TAG.exec(tag)?.[1] ?? []);
