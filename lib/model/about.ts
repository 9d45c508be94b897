import type { Article, ArticleSummary } from './articles';
import type { ProvinceCode } from './provinces';
import type { Rating } from './ratings';
import type { GroupFigures } from './site';

export interface ProvinceCount {
  code: ProvinceCode;
  branches: number;
  offices: number;
}

export interface JoinUs {
  title: string;
  text: string;
  image: string;
  /** URL of the full article; empty if there is none. */
  page: string;
  /** URL for applications. */
  href: string;
  label: string;
}

/** Pages of what the figures of the group count. */
export const FIGURE_LINKS = ['/about-us', '/investor-relations/intro/subsidiaries', '/branch'] as const;
export type FigureLink = (typeof FIGURE_LINKS)[number];

export interface About {
  /** The pages among FIGURE_LINKS that exist in this language. */
  pages: readonly FigureLink[];
  title: string;
  intro: string;
  figures: GroupFigures;
  overview: Article | null;
  leader: ArticleSummary | null;
  /** Newest first. */
  events: ArticleSummary[];
  honors: ArticleSummary[];
  ratings: Rating[];
  /** Province with the most outlets first; empty if the outlets cannot be loaded. */
  distribution: ProvinceCount[];
  /** Approval number (审图号) of the map, or empty. */
  mapApproval: string;
  /** Null in English, where `culture` is empty too. */
  party: ArticleSummary | null;
  culture: ArticleSummary[];
  welfare: ArticleSummary | null;
  joinUs: JoinUs | null;
}
