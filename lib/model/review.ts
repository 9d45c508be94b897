import type { ReportType } from './report';
import type { PageSeo } from './seo';
import type { Locale } from './variant';

/** A heading as the editor wrote it: 1 to 6. */
export interface BodyHeading {
  level: number;
  text: string;
}

export interface ReviewedLink {
  /** As the editor wrote it. */
  address: string;
  /** As a page shows it; empty where the site refuses it. */
  href: string;
  text: string;
}

export type FileKind = 'document' | 'picture' | 'film';

/** A file of the back office that a page names. */
export interface ReviewedFile {
  kind: FileKind;
  /** Begins with /ows/files/. */
  address: string;
}

/** An element that the sanitiser drops with what it shows. */
export interface DroppedPart {
  /** Name of the element: iframe. */
  element: string;
  /** Its address or the beginning of its text. */
  about: string;
}

/** A text as it comes from the back office, before it is cleaned. */
export interface BodyFacts {
  headings: readonly BodyHeading[];
  links: readonly ReviewedLink[];
  /** Addresses of pictures without an alternative text. */
  silentPictures: readonly string[];
  files: readonly ReviewedFile[];
  dropped: readonly DroppedPart[];
}

/** An article in one language. */
export interface ReviewedSide {
  title: string;
  excerpt: string;
  seo: PageSeo;
  /** Whether it opens a page of its own, not a document, another address or nothing. */
  hasPage: boolean;
  report: { type: ReportType; year: number | null };
  /** Links beside the text. */
  links: readonly ReviewedLink[];
  /** Files beside the text. */
  files: readonly ReviewedFile[];
  body: BodyFacts;
}

export interface ReviewedArticle {
  id: string;
  sides: Readonly<Partial<Record<Locale, ReviewedSide>>>;
  /** Languages in which the page of its menu item exists. */
  languages: readonly Locale[];
  /** The only language that it is meant for, as its editor states (ext.onlyIn); null where none is stated. */
  onlyIn: Locale | null;
  /** Whether its menu item, or one above it, is in the menu. */
  isPlaced: boolean;
  /** Whether a list of filings shows it. */
  isFiling: boolean;
}

/** A visible menu item in one language. */
interface ReviewedMenuSide {
  /** Empty where the back office has none. */
  name: string;
  seo: PageSeo;
}

export interface ReviewedMenuItem {
  key: string;
  sides: Readonly<Record<Locale, ReviewedMenuSide>>;
  languages: readonly Locale[];
  /** Site path without language; null for one that leads to another site. */
  path: string | null;
  /** The address of another site that this site refuses; empty without one. */
  refused: string;
}

/** Kinds of reports that the law sets a day for. */
export const DUE_REPORTS = ['annual', 'half', 'q1', 'q3'] as const;
export type DueReport = (typeof DUE_REPORTS)[number];

/** The year of the newest report of each kind there is. */
export type NewestReports = Readonly<Partial<Record<DueReport, number>>>;

export interface ReviewedReports {
  locale: Locale;
  newest: NewestReports;
  /** What investor relations calls the latest report; null where the dictionary names none. */
  latest: { title: string; year: number } | null;
  /** The day in China on which they are judged: YYYY-MM-DD. */
  day: string;
}

/** A file of the back office: its size where that is stated, or that there is none. */
export type FileState = { bytes: number | null } | 'missing';

/** What articles and menu items are judged against. */
export interface ReviewedSite {
  /** Origins of this site: https://www.example.com. */
  origins: readonly string[];
  /** Paths beside the route table, without language: those of the menu, and those that operators redirect. */
  paths: ReadonlySet<string>;
  menuIds: ReadonlySet<string>;
  /** Ids of articles that do not exist in a language; one that was not looked up is in neither of them. */
  missing: Readonly<Record<Locale, ReadonlySet<string>>>;
  /** By address; a file that was not asked for is not in it. */
  files: ReadonlyMap<string, FileState>;
  newest: Readonly<Record<Locale, NewestReports>>;
}
