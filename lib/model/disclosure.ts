import type { Article, ArticleSummary } from './articles';
import type { PageLanguages } from './page';

/** A tab with its own address. */
export interface SideTab {
  id: string;
  label: string;
  href: string;
  current: boolean;
}

/** Content of a tab of disclosure: full texts, or a list of notices. */
export type DisclosedTexts =
  | { kind: 'texts'; articles: Article[] }
  | { kind: 'notices'; articles: ArticleSummary[] };

/** PD-01: the disclosure hub with one tab open. */
export interface DisclosureHub extends PageLanguages {
  title: string;
  intro: string;
  tabs: SideTab[];
  /** Name of the open tab. */
  label: string;
  siteName: string;
  content: DisclosedTexts;
}

/** A notice on a page without header and footer, for printing. */
export interface DisclosureNotice {
  article: Article;
  /** Address of the tab that the notice belongs to. */
  back: string;
  siteName: string;
}
