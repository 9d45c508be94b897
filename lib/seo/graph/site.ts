import type { SiteSettings } from '@/lib/model/site';
import type { Locale } from '@/lib/model/variant';
import { localeRow } from '@/lib/site/locales';

/** Canonical address of a page and facts of its site, by which the nodes of its graph name themselves and each other. */
export interface GraphSite {
  locale: Locale;
  /** Origin of the site. */
  siteUrl: string;
  /** Canonical address of the page. */
  url: string;
  settings: SiteSettings;
}

/** Ids stay the same whatever page names them, so that crawlers join what pages say. */
export const corporationId = ({ siteUrl }: GraphSite): string => `${siteUrl}/#corporation`;
export const websiteId = ({ siteUrl }: GraphSite): string => `${siteUrl}/#website`;
export const partId = ({ url }: GraphSite, name: string): string => `${url}#${name}`;

/** The one the group is in every node that names it. */
export const groupRef = (site: GraphSite): { '@id': string } => ({ '@id': corporationId(site) });

export const absolute = ({ siteUrl }: GraphSite, path: string): string => new URL(path, siteUrl).href;
export const languageOf = ({ locale }: GraphSite): string => localeRow(locale).htmlLang;
