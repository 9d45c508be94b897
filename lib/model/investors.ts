import type { Article, ArticleSummary, Attachment, Page } from './articles';
import type { DataTable, StockTable } from './data-table';
import type { KeyFigures } from './key-figures';
import type { Quote } from './quotes';
import type { ReportKind, ReportType } from './report';
import type { Locale } from './variant';

export interface ReportFile extends Attachment {
  locale: Locale;
}

/** A report with its documents in all languages. */
export interface Report extends ReportKind {
  id: string;
  title: string;
  displayTime: string;
  files: ReportFile[];
}

export interface ReportYear {
  /** Null for reports of which no year is known. */
  year: number | null;
  /** Newest first: a report and its summary are two. */
  reports: Readonly<Partial<Record<ReportType, Report[]>>>;
}

export interface ReportCentre {
  title: string;
  newest: Report | null;
  /** Kinds of which there are reports. */
  types: ReportType[];
  /** The kind in the address, if any. */
  type: ReportType | null;
  /** Reports of that kind, else all of them. */
  years: ReportYear[];
  /** ESG reports as a paged list. */
  esg: Page<ArticleSummary>;
  /** Whether the record of filings is on, so that the page leads to the archive. */
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
  /** Its document; null without one. */
  file: Attachment | null;
  /** When it was first published here: ISO 8601 in UTC; null where that is not recorded. */
  firstPublished: string | null;
}

/** A kind of announcement by which the list can be narrowed. */
export interface AnnouncementType {
  /** Word of the address. */
  value: string;
  label: string;
}

export interface Announcements {
  title: string;
  intro: string;
  /** Newest first. */
  years: number[];
  year: number | null;
  /** Those that recent announcements are of; empty where the back office has no names for them. */
  types: AnnouncementType[];
  type: string | null;
  list: Page<Announcement>;
  /** Whether the record of filings is on, so that the page leads to the archive. */
  hasArchive: boolean;
}

/** The report that the banner shows, as the back office names it. */
export interface LatestReport {
  title: string;
  year: string;
  url: string;
  /** Empty without one. */
  image: string;
}

/** The picture of reports of a year. */
export interface YearPicture {
  year: string;
  image: string;
}

export interface ReportBanner {
  title: string;
  year: string;
  image: string;
  /** The document; empty when none is named. */
  url: string;
  size: string;
}

export interface ContactLine {
  label: string;
  value: string;
  /** mailto or tel; empty for plain text. */
  url: string;
}

export interface ContactPerson {
  /** Names the card's file. */
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
  /** Names the event's file. */
  id: string;
  title: string;
  /** YYYY-MM-DD in China. */
  date: string;
  /** HH:mm in China; null for a whole day. */
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

/** The newest periodic report and what belongs to it. */
export interface LatestResults {
  report: Report;
  /** The newest announcement on results, if it is of the same weeks. */
  announcement: ArticleSummary | null;
  /** The next date of results. */
  next: CalendarEvent | null;
}

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
