import type { SiteSettings } from '@/lib/model/site';
import type { Locale } from '@/lib/model/variant';
import { localeRow } from '@/lib/site/locales';

/** Canonical address and site facts, from which the nodes of a graph derive their ids. */
export interface GraphSite {
  locale: Locale;
  /** Origin of the site. */
  siteUrl: string;
  /** Canonical address of the page. */
  url: string;
  settings: SiteSettings;
}

/** Ids are the same on all pages, so that crawlers merge the nodes. */
export const corporationId = ({ siteUrl }: GraphSite): string => `${siteUrl}/#corporation`;
/** The `@id` of the website, the same on all pages. */
export const websiteId = ({ siteUrl }: GraphSite): string => `${siteUrl}/#website`;
/** The `@id` of a part of this page. */
export const partId = ({ url }: GraphSite, name: string): string => `${url}#${name}`;

/** Id of the group, which other nodes refer to. */
export const groupRef = (site: GraphSite): { '@id': string } => ({ '@id': corporationId(site) });

/** A path of the site, or an address, as an absolute address. */
export const absolute = ({ siteUrl }: GraphSite, path: string): string => new URL(path, siteUrl).href;
/** The language of the page as BCP 47 names it. */
export const languageOf = ({ locale }: GraphSite): string => localeRow(locale).htmlLang;
