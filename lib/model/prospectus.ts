import type { ArticleSummary } from './articles';
import type { Listing } from './channel';

/** The list of offering documents. */
export interface Prospectuses extends Listing {
  /** Titles of the groups behind the banner, in their order. */
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
