import en from '../../messages/en.json';
import zh from '../../messages/zh.json';
import { localeRow } from '../i18n/locales';
import type { SiteSettings } from '../model/site';
import type { Locale } from '../model/variant';

const MOST_CHARS = 16;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The format allows 16 characters: a longer name ends after its last whole word. */
export function shortName(name: string): string {
  if ([...name].length <= MOST_CHARS) return name;
  const cut = [...name].slice(0, MOST_CHARS + 1).join('');
  const whole = cut.slice(0, cut.lastIndexOf(' '));
  return cut.includes(' ') ? whole : [...name].slice(0, MOST_CHARS).join('');
}

/** Address of the description in one language. */
export const openSearchHref = (locale: Locale): string => `/opensearch.xml?lang=${localeRow(locale).param}`;

interface Described {
  locale: Locale;
  siteUrl: string;
  settings: SiteSettings;
}

/** OpenSearch 1.1: the results page and the suggestions of one language. */
export function describeSearch({ locale, siteUrl, settings }: Described): string {
  const { param, prefix, htmlLang } = localeRow(locale);
  const name = escaped(settings.name[locale]);
  const root = escaped(siteUrl);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escaped(shortName(settings.name[locale]))}</ShortName>
  <LongName>${name}</LongName>
  <Description>${escaped({ zh, en }[locale].search.title)} - ${name}</Description>
  <Language>${htmlLang}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/png">${root}/brand/favicon-32.png</Image>
  <Url type="text/html" method="get" template="${root}${prefix}/search?q={searchTerms}"/>
  <Url type="application/x-suggestions+json" method="get" template="${root}/opensearch.json?lang=${param}&amp;q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${root}/opensearch.xml?lang=${param}"/>
</OpenSearchDescription>
`;
}
