/** What the browser restores when a visitor goes back: the page by its full address, by its path alone, or nothing. */
type Keep = 'address' | 'path' | 'fresh';
/** What replaces a hidden header: the compact logo bar, the page's own header, or nothing. */
type Bar = 'logo' | 'own' | 'blank';

export interface Route {
  path: string;
  header: boolean;
  footer: boolean;
  bar: Bar;
  keep: Keep;
  zhOnly: boolean;
  noindex: boolean;
  /** Pages that are kept and cited on paper: their print ends with address, date and QR code. */
  cited?: boolean;
  /** Query parameters with a meaning, in canonical order, each with the form its value must have. */
  params: Readonly<Record<string, { test: (value: string) => boolean }>>;
  /** Queries whose page is rendered per visitor and never stored, by the page in the folder `live` below its own. */
  unstored?: (query: URLSearchParams) => boolean;
  /** The page differs by the visitor's platform, which the middleware adds to the internal query. */
  byPlatform?: boolean;
  /**
   * Parameters that say what the back office knows better, and that anybody can forge: a redirect takes them out of the
   * address.
   */
  forgeable?: readonly string[];
  /** Makes one query of several that say the same. */
  tidy?: (query: URLSearchParams) => URLSearchParams;
}
