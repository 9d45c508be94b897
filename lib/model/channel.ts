import type { Article, ArticleSummary, Page } from './articles';
import type { PageLanguages } from './page';

/** A page that shows the articles of one menu item with their bodies. */
export interface Channel extends PageLanguages {
  title: string;
  articles: Article[];
  /** Target of a redirect, for a path that is a tab of disclosure. */
  redirectTo?: string;
}

/** A page that lists the articles of one menu item. */
export interface Listing {
  title: string;
  intro: string;
  list: Page<ArticleSummary>;
}
