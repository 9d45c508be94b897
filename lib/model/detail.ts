import type { Article } from './articles';
import type { Locale } from './variant';

export type DetailType = 'news' | 'channel' | 'service' | 'custom';

export interface QrCode {
  /** Path of the dark modules in a square of `size` units, to be stroked one unit wide. */
  path: string;
  size: number;
}

/** Another service, by its title and id. */
export interface RelatedService {
  title: string;
  id: string;
}

/** What /detail shows: one article, or all of a menu when only menuId was given. */
export interface Detail {
  type: DetailType;
  title: string;
  articles: [Article, ...Article[]];
  /** Languages in which the article is published. */
  languages: Locale[];
  /** Absolute address for sharing, and its code. */
  shareUrl: string;
  qr: QrCode;
  siteName: string;
  /** When it was first published here: ISO 8601 in UTC; null where that is not recorded. */
  firstPublished: string | null;
  /** Of a service: others of the same menu item. */
  related: readonly RelatedService[];
}
