import type { Device, Edition, Locale, Variant } from './variant';

/** The page that is being rendered, and its variant. */
export interface PageContext {
  variant: Variant;
  locale: Locale;
  device: Device;
  edition: Edition;
  /** Site path without language. */
  path: string;
  /** The meaningful query in canonical order. */
  query: Readonly<Record<string, string>>;
  /** False for an internal address that the middleware did not make: its segments name no variant. */
  isOffered: boolean;
  /** Page number of a list; 1 without one. */
  page: number;
}

/** A list of which a page shows less than there is. */
export interface ListCut {
  shown: number;
  total: number;
}

export interface PageLanguages {
  /** Languages in which this very page exists; both unless said otherwise. */
  languages?: readonly Locale[];
}
