import { localeRow } from '../../i18n/locales';
import type { SiteSettings } from '../../model/site';
import type { Locale } from '../../model/variant';

/** Where a page stands: what every node of its graph needs to name itself and the others. */
export interface Place {
  locale: Locale;
  /** Origin of the site. */
  siteUrl: string;
  /** Canonical address of the page. */
  url: string;
  settings: SiteSettings;
}

/** Ids stay the same whatever page names them, so that crawlers join what pages say. */
export const corporationId = ({ siteUrl }: Place): string => `${siteUrl}/#corporation`;
export const websiteId = ({ siteUrl }: Place): string => `${siteUrl}/#website`;
export const partId = ({ url }: Place, name: string): string => `${url}#${name}`;

/** The one the group is in every node that names it. */
export const groupRef = (place: Place): { '@id': string } => ({ '@id': corporationId(place) });

export const absolute = ({ siteUrl }: Place, path: string): string => new URL(path, siteUrl).href;
export const languageOf = ({ locale }: Place): string => localeRow(locale).htmlLang;
