/** A page of the site in the site map, with what hangs below it. */
export interface SiteMapItem {
  id: string;
  label: string;
  /** Site path; null for a heading that is no page. */
  path: string | null;
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
