import type { LinkEntry } from './dictionaries';
import type { MenuItem } from './menu';
import type { SiteHosts } from './search';
import type { SiteSettings } from './site';

export interface FooterLinks {
  top: readonly LinkEntry[];
  leftTop: readonly LinkEntry[];
  leftCenter: readonly LinkEntry[];
  left: readonly LinkEntry[];
  right: readonly LinkEntry[];
  banner: readonly LinkEntry[];
  statements: readonly LinkEntry[];
  /** Bodies that mediate in disputes. */
  mediation: readonly LinkEntry[];
}

/** Data of header and footer, the same on all pages of a language. */
export interface Shell {
  topMenu: readonly MenuItem[];
  footer: FooterLinks;
  settings: SiteSettings;
  hosts: SiteHosts;
  preview: boolean;
  /** Public address of the site. */
  siteUrl: string;
  /** URL that counts page views and clicks of buttons; empty if nothing is counted, as in previews. */
  analyticsUrl: string;
}
