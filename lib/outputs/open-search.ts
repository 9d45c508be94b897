import { escapeUTF8 } from 'entities';
import type { SiteSettings } from '@/lib/model/site';
import type { Locale } from '@/lib/model/variant';
import { localeRow } from '@/lib/site/locales';
import { translator } from '@/lib/words/translator';

const MAX_CHARS = 16;

/** The format allows 16 characters: a longer name is cut after its last whole word. */
export function shortName(name: string): string {
  if ([...name].length <= MAX_CHARS) return name;
  const cut = [...name].slice(0, MAX_CHARS + 1).join('');
  const whole = cut.slice(0, cut.lastIndexOf(' '));
  return cut.includes(' ') ? whole : [...name].slice(0, MAX_CHARS).join('');
}

interface Described {
  locale: Locale;
  siteUrl: string;
  settings: SiteSettings;
}

/** OpenSearch 1.1: addresses of the results page and the suggestions of one language. */
export function describeSearch({ locale, siteUrl, settings }: Described): string {
  const { param, prefix, htmlLang } = localeRow(locale);
  const name = escapeUTF8(settings.name[locale]);
  const root = escapeUTF8(siteUrl);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeUTF8(shortName(settings.name[locale]))}</ShortName>
  <LongName>${name}</LongName>
  <Description>${escapeUTF8(translator(locale, 'search')('title'))} - ${name}</Description>
  <Language>${htmlLang}</Language>
  <InputEncoding>UTF-8</InputEncoding>
  <Image width="32" height="32" type="image/png">${root}/brand/favicon-32.png</Image>
  <Url type="text/html" method="get" template="${root}${prefix}/search?q={searchTerms}"/>
  <Url type="application/x-suggestions+json" method="get" template="${root}/opensearch.json?lang=${param}&amp;q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${root}/opensearch.xml?lang=${param}"/>
</OpenSearchDescription>
`;
}
