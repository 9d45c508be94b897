import type { Article } from './articles';
import type { Locale } from './variant';

export type DetailType = 'news' | 'channel' | 'service' | 'custom';

export interface QrCode {
  /** SVG path data of the dark modules in a square of `size` units, to be stroked one unit wide. */
  path: string;
  size: number;
}

/** Another service, by its title and id. */
export interface RelatedService {
  title: string;
  id: string;
}

/** Data of /detail: one article, or all articles of a menu item if the query has only menuId. */
export interface Detail {
  type: DetailType;
  title: string;
  articles: [Article, ...Article[]];
  /** Languages known to have this page; the language of the page alone if the other cannot be checked. */
  languages: Locale[];
  /** Absolute URL for sharing, which `qr` encodes. */
  shareUrl: string;
  qr: QrCode;
  siteName: string;
  /** When an article of type `news` was first recorded: ISO 8601 in UTC; null if it is not in the record. */
  firstPublished: string | null;
  /** Other services of the same menu item; empty for other types. */
  related: readonly RelatedService[];
}
