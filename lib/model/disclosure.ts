import type { Article, ArticleSummary } from './articles';

/** A tab with an address of its own. */
export interface SideTab {
  id: string;
  label: string;
  href: string;
  current: boolean;
}

/** What a tab of disclosure shows: whole texts, or notices to open. */
export type DisclosedTexts =
  | { kind: 'texts'; articles: Article[] }
  | { kind: 'notices'; articles: ArticleSummary[] };

/** PD-01: the hub with one tab open. */
export interface DisclosureHub {
  title: string;
  intro: string;
  tabs: SideTab[];
  /** Name of the open tab. */
  label: string;
  siteName: string;
  content: DisclosedTexts;
}

/** A notice alone on a blank page, to print and keep. */
export interface DisclosureNotice {
  article: Article;
  /** The tab it belongs to. */
  back: string;
  siteName: string;
}
