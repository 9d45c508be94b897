import type { Article, ArticleSummary } from './articles';
import type { ProvinceCode } from './provinces';
import type { Rating } from './ratings';

export interface ProvinceCount {
  code: ProvinceCode;
  branches: number;
  offices: number;
}

export interface JoinUs {
  title: string;
  text: string;
  image: string;
  /** Page with the whole text; empty without one. */
  page: string;
  /** Where applications go. */
  href: string;
  label: string;
}

export interface About {
  title: string;
  intro: string;
  overview: Article | null;
  leader: ArticleSummary | null;
  /** Newest first. */
  events: ArticleSummary[];
  honors: ArticleSummary[];
  ratings: Rating[];
  /** Empty when the outlets cannot be had. */
  distribution: ProvinceCount[];
  /** Approval number (审图号) of the map, or empty. */
  mapApproval: string;
  /** In Chinese only, as is the culture list. */
  party: ArticleSummary | null;
  culture: ArticleSummary[];
  welfare: ArticleSummary | null;
  joinUs: JoinUs | null;
}
