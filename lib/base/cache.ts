import { MENU_LIFETIME_MS } from './constants';

/**
 * All lifetimes, in seconds. `page` is the longest time that a page is fresh; the framework needs it as a literal in
 * app/[locale]/[edition]/layout.tsx, and a test compares the two. The data of a page may shorten it.
 */
export const LIFETIMES = {
  page: 720,
  article: 720,
  list: 300,
  outlets: 600,
  quote: 60,
  /** Pages that lack a block or fall back to built-in texts: soon tried again. */
  partial: 10,
  /** Pages without what the record of filings says, since it cannot be reached. */
  unrecorded: 60,
  /** Menu and dictionaries, in the process. */
  shared: MENU_LIFETIME_MS / 1000,
} as const;

/** How long answers to browsers are cached for all of them, in seconds; others are not cached. */
export const RELAYED = {
  quotes: 3,
  search: 5,
  outlets: 60,
  /** Menu and dictionaries; browsers may cache them for as long. */
  tables: 60,
} as const;

/** Cache tags of pages, by which a publication invalidates them (POST /api/revalidate). */
export const TAGS = {
  article: (id: string): string => `article:${id}`,
  /** Every list of articles: which of them a new article enters is decided by the back office. */
  lists: 'lists',
  /** What lists the record of filings: the archive, its files and its feed. */
  record: 'record',
  /** What shows a filing of the record, by its id. */
  filing: (id: string): string => `filing:${id}`,
  outlets: 'outlets',
  quotes: 'quotes',
  menu: 'menu',
  dictionaries: 'dictionaries',
  /** On every page: for an operator who wants to regenerate all of them. */
  pages: 'pages',
  /** A page that lacks a block; the store prefers a complete one, however old. */
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
