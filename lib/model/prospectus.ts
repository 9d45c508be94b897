import type { ArticleSummary } from './articles';
import type { Listing } from './channel';

/** The list of offering documents. */
export interface Prospectuses extends Listing {
  /** Titles of the groups on the page that the banner links to, in menu order. */
  groups: string[];
}

interface ProspectusGroup {
  title: string;
  articles: ArticleSummary[];
}

export interface ProspectusGroups {
  title: string;
  intro: string;
  groups: ProspectusGroup[];
}
