import type { Device, Edition, Locale, Variant } from './variant';

/** The page that is being rendered, and its variant. */
export interface PageContext {
  variant: Variant;
  locale: Locale;
  device: Device;
  edition: Edition;
  /** Site path without language. */
  path: string;
  /** Known query parameters in canonical order. */
  query: Readonly<Record<string, string>>;
  /** False for an internal address with an unknown locale or edition, which the middleware never creates. */
  isOffered: boolean;
  /** Page number of a list; 1 without one. */
  page: number;
}

/** Number of items that a page shows of a list, and number of all items. */
export interface ListCut {
  shown: number;
  total: number;
}

export interface PageLanguages {
  /** Languages in which this page exists; if absent, route table and menu decide. */
  languages?: readonly Locale[];
}
