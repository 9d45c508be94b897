import type { Article, ArticleSummary, Page } from './articles';

/** A page made of one menu item's articles with their bodies. */
export interface Channel {
  title: string;
  articles: Article[];
  /** Address of the page that replaces it. */
  redirectTo?: string;
}

/** A page that lists one menu item's articles. */
export interface Listing {
  title: string;
  intro: string;
  list: Page<ArticleSummary>;
}
