import type { Article, ArticleSummary, Attachment, Page } from './articles';
import type { DataTable, StockTable } from './data-table';
import type { KeyFigures } from './key-figures';
import type { Quote } from './quotes';
import type { ReportKind, ReportType } from './report';
import type { Locale } from './variant';

export interface ReportFile extends Attachment {
  locale: Locale;
}

/** A report with its PDF documents: in all languages in the report centre, else in the language of the page. */
export interface Report extends ReportKind {
  id: string;
  title: string;
  displayTime: string;
  files: ReportFile[];
}

export interface ReportYear {
  /** Null for reports without a known year. */
  year: number | null;
  /** Newest first; a report and its summary are two entries. */
  reports: Readonly<Partial<Record<ReportType, Report[]>>>;
}

export interface ReportCentre {
  title: string;
  newest: Report | null;
  /** Types with at least one report. */
  types: ReportType[];
  /** Type in the query, if any. */
  type: ReportType | null;
  /** Reports of that type, else all reports. */
  years: ReportYear[];
  /** One page of the list of ESG reports. */
  esg: Page<ArticleSummary>;
  /** Whether the record of filings is on; if so, the page links to the archive. */
  hasArchive: boolean;
}

/** The same announcement in the other language. */
export interface Translation {
  locale: Locale;
  title: string;
}

export interface Announcement {
  article: ArticleSummary;
  translation: Translation | null;
  /** The first PDF document; null without one. */
  file: Attachment | null;
  /** When the announcement was first recorded: ISO 8601 in UTC; null if it is not in the record. */
  firstPublished: string | null;
}

/** A type of announcement by which the list can be filtered. */
export interface AnnouncementType {
  /** Value of the query parameter `type`. */
  value: string;
  label: string;
}

export interface Announcements {
  title: string;
  intro: string;
  /** Newest first. */
  years: number[];
  year: number | null;
  /** Types of recent announcements; empty unless there are two or more to choose from. */
  types: AnnouncementType[];
  type: string | null;
  list: Page<Announcement>;
  /** Whether the record of filings is on; if so, the page links to the archive. */
  hasArchive: boolean;
}

/** The latest report, from the dictionary or else from the list of reports. */
export interface LatestReport {
  title: string;
  year: string;
  url: string;
  /** Empty without one. */
  image: string;
}

/** Banner image for the reports of a year. */
export interface YearPicture {
  year: string;
  image: string;
}

export interface ReportBanner {
  title: string;
  year: string;
  image: string;
  /** URL of the document; empty if the dictionary has none. */
  url: string;
  size: string;
}

export interface ContactLine {
  label: string;
  value: string;
  /** Validated URL, normally mailto or tel; empty for plain text. */
  url: string;
}

export interface ContactPerson {
  /** Position in the list, from 1; part of the URL of the vCard. */
  id: string;
  name: string;
  role: string;
  phone: string;
  email: string;
}

export interface InvestorContacts {
  office: ContactLine[];
  people: ContactPerson[];
}

export interface DisclosureMedium {
  name: string;
  url: string;
  image: string;
}

export interface CalendarEvent {
  /** Unique among events; part of the URL of the iCalendar file. */
  id: string;
  title: string;
  /** YYYY-MM-DD in China. */
  date: string;
  /** HH:mm in China; null for an all-day event. */
  start: string | null;
  end: string | null;
  place: string;
}

export interface InvestorCalendar {
  /** Soonest first. */
  coming: CalendarEvent[];
  /** Latest first. */
  past: CalendarEvent[];
}

/** The newest report with a document, and the announcement and event that belong to it. */
export interface LatestResults {
  report: Report;
  /** The newest announcement of results, if it was published within 30 days of the report. */
  announcement: ArticleSummary | null;
  /** The next event on results; null without one. */
  next: CalendarEvent | null;
}

/** Pages that the home page of investors links by itself. */
export const INVESTOR_LINKS = [
  '/pressroom',
  '/investor-relations/stock-info',
  '/investor-relations/report',
  '/investor-relations/dividend-calculator',
  '/investor-relations/calendar',
] as const;
export type InvestorLink = (typeof INVESTOR_LINKS)[number];

export interface InvestorHome {
  title: string;
  intro: string;
  quotes: Quote[];
  banner: ReportBanner | null;
  results: LatestResults | null;
  figures: KeyFigures | null;
  latest: ArticleSummary[];
  events: CalendarEvent[];
  contacts: InvestorContacts;
  media: DisclosureMedium[];
  /** The pages among INVESTOR_LINKS that exist in this language. */
  pages: readonly InvestorLink[];
}

export interface Governance {
  title: string;
  intro: string;
  charterTitle: string;
  /** Newest first: the one in force and its predecessors. */
  charters: Article[];
  rules: { title: string; article: Article }[];
}

export interface StockInfo {
  title: string;
  quotes: Quote[];
  tabs: { name: StockTable; label: string }[];
  table: DataTable<StockTable>;
  /** The back office's texts on the chosen table. */
  notes: Article[];
}
