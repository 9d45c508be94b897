import { FIGURE_LINKS } from './about';
import type { ArticleSummary } from './articles';
import type { MenuItem } from './menu';
import type { GroupFigures } from './site';

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

/** Pages that the home page links by itself, in any edition. */
export const HOME_LINKS = [
  ...FIGURE_LINKS,
  '/customer-slogan',
  '/download',
  '/investor-relations',
  '/investor-relations/report',
  '/pressroom',
  '/service',
  '/verify',
  '/what-we-do',
] as const;
export type HomeLink = (typeof HOME_LINKS)[number];

export interface Home {
  title: string;
  /** Number of the customer hotline. */
  hotline: string;
  banner: Banner | null;
  keyNews: ArticleSummary | null;
  news: ArticleSummary[];
  special: ArticleSummary[];
  business: readonly MenuItem[];
  figures: GroupFigures;
  /** The pages among HOME_LINKS that exist in this language. */
  pages: readonly HomeLink[];
}
