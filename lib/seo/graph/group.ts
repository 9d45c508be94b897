import type { Corporation, SearchAction, WebSite, WithActionConstraints } from 'schema-dts';
import { QUOTE_CODES } from '../../model/quote';
import { href } from '../../routes';
import { absolute, corporationId, groupRef, languageOf, type Place, websiteId } from './place';

/** Market identifier codes (ISO 10383) by the exchange prefix of our quote codes. */
const EXCHANGES: Readonly<Record<string, string>> = { SH: 'XSHG', HK: 'XHKG' };

const tickers = QUOTE_CODES.map((code) => `${EXCHANGES[code.slice(0, 2)]} ${code.slice(2)}`);

/** The listed company itself. */
export function corporationNode(place: Place): Corporation {
  const { settings, siteUrl, locale } = place;
  const other = locale === 'zh' ? 'en' : 'zh';
  return {
    '@type': 'Corporation',
    '@id': corporationId(place),
    name: settings.name[locale],
    alternateName: settings.name[other],
    legalName: settings.legalName[locale],
    tickerSymbol: tickers,
    url: `${siteUrl}/`,
    logo: { '@type': 'ImageObject', url: absolute(place, '/brand/apple-touch-icon.png') },
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

function searchNode(place: Place): WithActionConstraints<SearchAction> {
  const search = absolute(place, href(place.locale, '/search'));
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
}

/** The site, with its search for those that offer it in their own results. */
export function websiteNode(place: Place): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(place),
    name: place.settings.name[place.locale],
    url: absolute(place, href(place.locale, '/')),
    inLanguage: languageOf(place),
    publisher: groupRef(place),
    potentialAction: searchNode(place),
  };
}
