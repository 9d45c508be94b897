/** Restore mode: whether scroll position and folds are restored by full address, by path, or not at all. */
type Keep = 'address' | 'path' | 'fresh';
/** Replacement of a hidden header: the compact logo bar, the page's own header, or nothing. */
type Bar = 'logo' | 'own' | 'blank';

export interface Route {
  path: string;
  header: boolean;
  footer: boolean;
  bar: Bar;
  keep: Keep;
  zhOnly: boolean;
  noindex: boolean;
  /** Whether the page may be cited on paper: its printout ends with address, date and QR code. */
  cited?: boolean;
  /** Known query parameters in canonical order, each with the pattern that its value must match. */
  params: Readonly<Record<string, { test: (value: string) => boolean }>>;
  /** Whether the page for a query is rendered per request and never stored; its internal path ends with `/live`. */
  unstored?: (query: URLSearchParams) => boolean;
  /** Whether the page depends on the visitor's platform, which the middleware adds to the internal query. */
  byPlatform?: boolean;
  /**
   * Parameters that anyone could forge, and whose values the page has from the back office: a redirect removes them
   * from the address.
   */
  forgeable?: readonly string[];
  /** Normalises equivalent queries to one query. */
  tidy?: (query: URLSearchParams) => URLSearchParams;
}
