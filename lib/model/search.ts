/** A part of a title; `marked` if the search found it. Plain text, never HTML (SE-04). */
export interface TextPart {
  text: string;
  marked: boolean;
}

/** A page of the menu or an outlet that was found; `parts` is its name. */
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
  /** Id of the menu item that the article belongs to. */
  menuId: string;
  /** Label of the nearest visible menu item, in the language of the page; empty if the menu has none. */
  tag: string;
}

export interface SearchAnswer {
  functions: FunctionHit[];
  /** Articles for the list below the input while typing. */
  suggestions: ArticleHit[];
  articles: ArticleHit[];
  total: number;
}

/** Hosts of this site; links to any of them become links within the site (SE-03). */
export interface SiteHosts {
  /** Origin of the site, such as https://www.example.com. */
  main: string;
  secondary: readonly string[];
}

export interface SearchFilter {
  /** The search query, trimmed; empty without one. */
  typed: string;
  /** Path of a section without its leading slash; empty for all sections. */
  type: string;
  year: string;
}

/** A task that many visitors search for; its words are the message `search.tasks.<name>`. */
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

/** Link to a task that matches the search query. */
export interface TaskLink {
  name: TaskName;
  href: string;
}

export interface LabelledLink {
  label: string;
  href: string;
}

/** Outcome of a search: no query, too long a query, or results. */
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
  /** A fixed list of popular pages, shown if nothing is found. */
  popular: readonly LabelledLink[];
  hotline: string;
  siteName: string;
  /** Title in the seoInfo of the menu item; empty without one. */
  seoTitle: string;
}
