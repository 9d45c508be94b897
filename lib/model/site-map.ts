/** A page in the site map, with the pages below it. */
export interface SiteMapItem {
  id: string;
  label: string;
  /** Site path without language; null for a heading without a page. */
  path: string | null;
  /** Menu id of the tab of disclosure at this path. */
  tab?: string;
  children: SiteMapItem[];
}

export interface SiteMapFeed {
  label: string;
  links: { name: string; href: string }[];
}

export interface SiteMap {
  title: string;
  intro: string;
  siteName: string;
  items: SiteMapItem[];
  feeds: SiteMapFeed[];
}
