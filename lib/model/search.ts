/** A piece of a title; `marked` where the search found it. Text, never HTML (SE-04). */
export interface TextPart {
  text: string;
  marked: boolean;
}

/** A menu page or an outlet that was found, with its address and name. */
export interface FunctionHit {
  href: string;
  parts: readonly TextPart[];
}

export interface ArticleHit {
  id: string;
  href: string;
  parts: readonly TextPart[];
  excerpt: string;
  /** As the back office sent it (China Standard Time). */
  displayTime: string;
  /** Id of the menu item it belongs to. */
  menuId: string;
  /** The part of the site it belongs to, in the language of the page; empty when the menu does not know it. */
  tag: string;
}

export interface SearchAnswer {
  functions: FunctionHit[];
  /** Articles for the list below the input while typing. */
  suggestions: ArticleHit[];
  articles: ArticleHit[];
  total: number;
}

/** Links to a host of the second list are led to the first (SE-03). */
export interface SiteHosts {
  /** Origin of the site, such as https://www.example.com. */
  main: string;
  secondary: readonly string[];
}

export interface SearchFilter {
  /** What was typed, trimmed; empty without a question. */
  typed: string;
  /** First segment of a section's address; empty for all. */
  type: string;
  year: string;
}

/** A task that many visitors search for; its words are `search.tasks.<name>` of the messages. */
export type TaskName =
  | 'complain'
  | 'hotline'
  | 'outlet'
  | 'software'
  | 'verify'
  | 'fraud'
  | 'fees'
  | 'costs'
  | 'reports'
  | 'announcements'
  | 'dividends'
  | 'quotes'
  | 'calendar'
  | 'governance'
  | 'prospectuses'
  | 'management'
  | 'staff'
  | 'esg'
  | 'news'
  | 'contact'
  | 'account';

/** A task that the question seems to be about. */
export interface TaskLink {
  name: TaskName;
  href: string;
}

export interface LabelledLink {
  label: string;
  href: string;
}

/** What came of a search. */
export type SearchOutcome =
  | { kind: 'blank' }
  | { kind: 'long' }
  | {
      kind: 'found';
      functions: readonly FunctionHit[];
      articles: readonly ArticleHit[];
      total: number;
      page: number;
      pages: number;
    };

export interface SearchPage {
  filter: SearchFilter;
  sections: readonly { value: string; label: string }[];
  years: readonly number[];
  /** Shown above the first page of the results. */
  tasks: readonly TaskLink[];
  outcome: SearchOutcome;
  /** The most visited pages, shown when nothing is found. */
  popular: readonly LabelledLink[];
  hotline: string;
  siteName: string;
  /** What seoInfo calls the page; empty without it. */
  seoTitle: string;
}
