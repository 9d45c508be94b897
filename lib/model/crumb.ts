/** A step of the way from the home page to a page; the last one is the page itself. */
export interface Crumb {
  label: string;
  /** Site path without language. */
  path: string;
}
