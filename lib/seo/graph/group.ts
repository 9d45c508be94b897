import type { Corporation, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { QUOTE_CODES } from '@/lib/model/quotes';
import { otherLocale } from '@/lib/site/locales';
import { href } from '@/lib/site/routes';
import { absolute, corporationId, type GraphSite, groupRef, languageOf, websiteId } from './site';

/** Market identifier codes (ISO 10383) by the exchange prefix of quote codes. */
const EXCHANGES: Readonly<Record<string, string>> = { SH: 'XSHG', HK: 'XHKG' };

const tickers = QUOTE_CODES.map((code) => `${EXCHANGES[code.slice(0, 2)]} ${code.slice(2)}`);

/** JSON-LD of the listed company. */
export function corporationNode(site: GraphSite): Corporation {
  const { settings, siteUrl, locale } = site;
  return {
    '@type': 'Corporation',
    '@id': corporationId(site),
    name: settings.name[locale],
    alternateName: settings.name[otherLocale(locale)],
    legalName: settings.legalName[locale],
    tickerSymbol: tickers,
    url: `${siteUrl}/`,
    logo: { '@type': 'ImageObject', url: absolute(site, '/brand/apple-touch-icon.png') },
    foundingDate: String(settings.founded),
    telephone: settings.hotline,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: settings.hotline,
      areaServed: 'CN',
      availableLanguage: ['zh', 'en'],
    },
  };
}

function searchNode(site: GraphSite): WithActionConstraints<SearchAction> {
  const search = absolute(site, href(site.locale, '/search'));
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
}

/** JSON-LD of the site with its search, which search engines may offer in their results. */
export function websiteNode(site: GraphSite): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(site),
    name: site.settings.name[site.locale],
    url: absolute(site, href(site.locale, '/')),
    inLanguage: languageOf(site),
    publisher: groupRef(site),
    potentialAction: searchNode(site),
  };
}
