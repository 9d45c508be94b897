import { XMLBuilder } from 'fast-xml-parser';
import { localeRow } from '@/lib/site/locales';

export interface SitemapEntry {
  loc: string;
  /** ISO time of the last real change; omitted where unknown. */
  lastmod?: string;
  /** The same page by language code, itself included; omitted where there is only one. */
  alternates?: Readonly<Record<string, string>>;
  images?: readonly string[];
  news?: { publication: string; language: string; date: string; title: string };
}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
});

const SPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"',
  'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"',
  'xmlns:mobile="http://www.baidu.com/schemas/sitemap-mobile/1/"',
].join(' ');

export const SITEMAP_HEAD = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${SPACES}>\n`;
export const SITEMAP_FOOT = '</urlset>\n';

function newsOf({ publication, language, date, title }: NonNullable<SitemapEntry['news']>) {
  return {
    'news:publication': { 'news:name': publication, 'news:language': language },
    'news:publication_date': date,
    'news:title': title,
  };
}

/** One address. Phones and desktops share it, which Baidu wants declared. */
export function sitemapEntry({ loc, lastmod, alternates, images = [], news }: SitemapEntry): string {
  const url = {
    loc,
    ...(lastmod ? { lastmod } : {}),
    'mobile:mobile': { '@type': 'pc,mobile' },
    'xhtml:link': Object.entries(alternates ?? {}).map(([hreflang, href]) => ({
      '@rel': 'alternate',
      '@hreflang': hreflang,
      '@href': href,
    })),
    'image:image': images.map((image) => ({ 'image:loc': image })),
    ...(news ? { 'news:news': newsOf(news) } : {}),
  };
  return `${builder.build({ url })}\n`;
}

/** The addresses of a page in both languages as alternates; Chinese is the default. */
export const bothLanguages = (zh: string, en: string): Record<string, string> => ({
  [localeRow('zh').htmlLang]: zh,
  [localeRow('en').htmlLang]: en,
  'x-default': zh,
});

/** The sitemap index. */
export function sitemapIndex(addresses: readonly string[]): string {
  const sitemaps = addresses.map((loc) => builder.build({ sitemap: { loc } })).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemaps}\n</sitemapindex>\n`;
}
