import type { SiteSettings } from '@/lib/model/site';
import type { Locale } from '@/lib/model/variant';
import { localeRow } from '@/lib/site/locales';

/** Canonical URL and site facts, from which the nodes of a graph derive their ids. */
export interface GraphSite {
  locale: Locale;
  /** Origin of the site. */
  siteUrl: string;
  /** Canonical URL of the page. */
  url: string;
  settings: SiteSettings;
}

/** The `@id` of the group, the same on all pages, so that crawlers merge the nodes. */
export const corporationId = ({ siteUrl }: GraphSite): string => `${siteUrl}/#corporation`;
/** The `@id` of the website, the same on all pages. */
export const websiteId = ({ siteUrl }: GraphSite): string => `${siteUrl}/#website`;
/** The `@id` of a part of this page. */
export const partId = ({ url }: GraphSite, name: string): string => `${url}#${name}`;

/** A reference to the group by its `@id`. */
export const groupRef = (site: GraphSite): { '@id': string } => ({ '@id': corporationId(site) });

/** Resolves a path of the site to an absolute URL; absolute URLs stay. */
export const absolute = ({ siteUrl }: GraphSite, path: string): string => new URL(path, siteUrl).href;
/** The BCP 47 tag of the page's language. */
export const languageOf = ({ locale }: Pick<GraphSite, 'locale'>): string => localeRow(locale).htmlLang;
