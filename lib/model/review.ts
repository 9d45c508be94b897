import type { ReportType } from './report';
import type { PageSeo } from './seo';
import type { Locale } from './variant';

/** A heading as the editor wrote it; its level is 1 to 6. */
export interface BodyHeading {
  level: number;
  text: string;
}

export interface ReviewedLink {
  /** As the editor wrote it. */
  address: string;
  /** Address that a page shows; empty if the site refuses it. */
  href: string;
  text: string;
}

export type FileKind = 'document' | 'picture' | 'film' | 'captions';

/** A file of the back office that an article links or shows. */
export interface ReviewedFile {
  kind: FileKind;
  /** Begins with /ows/files/. */
  address: string;
}

/** An element that the sanitiser drops with its content. */
export interface DroppedPart {
  /** Name of the element, such as `iframe`. */
  element: string;
  /** Its address or the beginning of its text. */
  about: string;
}

/** Facts about the body of an article before it is sanitised. */
export interface BodyFacts {
  headings: readonly BodyHeading[];
  links: readonly ReviewedLink[];
  /** Addresses of pictures without an alternative text. */
  silentPictures: readonly string[];
  /** Addresses of films without captions or subtitles. */
  filmsWithoutCaptions: readonly string[];
  files: readonly ReviewedFile[];
  dropped: readonly DroppedPart[];
}

/** An article in one language. */
export interface ReviewedSide {
  title: string;
  excerpt: string;
  seo: PageSeo;
  /** Whether it opens as its own page (open way `detail`). */
  hasPage: boolean;
  report: { type: ReportType; year: number | null };
  /** Links outside the body, with attachments that the site refuses. */
  links: readonly ReviewedLink[];
  /** Files outside the body. */
  files: readonly ReviewedFile[];
  body: BodyFacts;
}

export interface ReviewedArticle {
  id: string;
  sides: Readonly<Partial<Record<Locale, ReviewedSide>>>;
  /** Languages in which the page of its menu item exists. */
  languages: readonly Locale[];
  /** The only language that the article is meant for (ext.onlyIn); null if none is stated. */
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
  /** Site path without language; null for an external link, and if an earlier item has the same path. */
  path: string | null;
  /** External address that the site refuses to link; empty without one. */
  refused: string;
}

/** Types of reports with a legal deadline. */
export const DUE_REPORTS = ['annual', 'half', 'q1', 'q3'] as const;
export type DueReport = (typeof DUE_REPORTS)[number];

/** Year of the newest published report of each type; types without reports are missing. */
export type NewestReports = Readonly<Partial<Record<DueReport, number>>>;

export interface ReviewedReports {
  locale: Locale;
  newest: NewestReports;
  /** Report that the dictionary names as the latest; null if it names none, or no year. */
  latest: { title: string; year: number } | null;
  /** Date in China for which deadlines are checked: YYYY-MM-DD. */
  day: string;
}

/** State of a file in the back office: its size in bytes, null if that is not stated; or missing. */
export type FileState = { bytes: number | null } | 'missing';

/** Facts about the site against which rules check articles and menu items. */
export interface ReviewedSite {
  /** Origins of this site, such as https://www.example.com. */
  origins: readonly string[];
  /** Paths outside the route table, without language: those of the menu, and linked ones that operators redirect. */
  paths: ReadonlySet<string>;
  menuIds: ReadonlySet<string>;
  /** Ids of referenced articles that do not exist in a language; articles that were not looked up are left out. */
  missing: Readonly<Record<Locale, ReadonlySet<string>>>;
  /** By address; files that were not checked are left out. */
  files: ReadonlyMap<string, FileState>;
  newest: Readonly<Record<Locale, NewestReports>>;
}
