import type { DictionaryEntry } from './dictionary';
import type { MenuItem } from './menu';
import type { SiteHosts } from './search';
import type { SiteSettings } from './site';

export interface FooterLinks {
  top: readonly DictionaryEntry[];
  leftTop: readonly DictionaryEntry[];
  leftCenter: readonly DictionaryEntry[];
  left: readonly DictionaryEntry[];
  right: readonly DictionaryEntry[];
  banner: readonly DictionaryEntry[];
  statements: readonly DictionaryEntry[];
  /** Who helps in a dispute beside the company itself. */
  mediation: readonly DictionaryEntry[];
}

/** What header and footer show on every page of a language. */
export interface Shell {
  topMenu: readonly MenuItem[];
  footer: FooterLinks;
  settings: SiteSettings;
  hosts: SiteHosts;
  preview: boolean;
  /** Where page views and presses of buttons are counted; empty: nowhere. */
  analyticsUrl: string;
}
