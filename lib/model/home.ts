import type { ArticleSummary } from './articles';
import type { MenuItem } from './menu';

export interface Banner {
  title: string;
  excerpt: string;
  videos: string[];
  poster: string;
  /** When it was published, as the back office sent it. */
  displayTime: string;
  live: boolean;
  /** Address of the configured live player's script; empty without one. */
  player: string;
  href: string;
}

export interface Home {
  title: string;
  /** Number of the customer hotline. */
  hotline: string;
  banner: Banner | null;
  keyNews: ArticleSummary | null;
  news: ArticleSummary[];
  special: ArticleSummary[];
  business: readonly MenuItem[];
}
