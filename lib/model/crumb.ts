/** One of the breadcrumbs of a page. The first is the home page, the last the page itself. */
export interface Crumb {
  label: string;
  /** Site path without language. */
  path: string;
}
