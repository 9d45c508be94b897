import type { ArticleSummary } from './articles';
import type { MenuItem } from './menu';

export interface Banner {
  title: string;
  excerpt: string;
  videos: string[];
  poster: string;
  /** As the back office sent it (China Standard Time), else the creation time. */
  displayTime: string;
  live: boolean;
  /** URL of the live player's script that the operator configured; empty without one. */
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
