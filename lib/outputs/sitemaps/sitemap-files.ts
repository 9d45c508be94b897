import 'server-only';
import { articleYears } from '@/lib/content/articles/years';
import { secondary } from '@/lib/content/secondary';
import { env } from '@/lib/runtime/env';
import { LOCALES, localeFrom } from '@/lib/site/locales';
import { type CachedFile, fileCache, type SiteFile } from '../file-cache';
import { packSitemap } from '../formats/sitemap-pack';
import { type SitemapEntry, sitemapIndex } from '../formats/sitemap-xml';
import { articleEntries, countParts, type LocaleYear } from './article-entries';
import { documentEntries } from './document-entries';
import { filingEntries, filingYears } from './filing-entries';
import { newsEntries } from './news-entries';
import { otherEntries } from './other-entries';
import { outletEntries } from './outlet-entries';
import { pageEntries } from './page-entries';

type Entries = () => AsyncGenerator<SitemapEntry>;

const ARTICLES = /^articles-(zh|en)-(20\d\d)(?:-([2-9]|[1-9]\d))?$/;
const DOCUMENTS = /^documents-(20\d\d)$/;
/** Filings without a display time are those of the year 0. */
const FILINGS = /^filings-(0|\d{4})$/;
const FIXED: Readonly<Record<string, Entries>> = {
  pages: pageEntries,
  outlets: outletEntries,
  news: newsEntries,
  others: otherEntries,
};

const files = fileCache('sitemaps');

/** The sitemap with a name; null for other names. */
function entriesOf(name: string): Entries | null {
  if (Object.hasOwn(FIXED, name)) return FIXED[name] ?? null;
  const [, locale, ofArticles, part = '1'] = ARTICLES.exec(name) ?? [];
  const [, ofDocuments] = DOCUMENTS.exec(name) ?? [];
  const year = Number(ofArticles ?? ofDocuments);
  if (!articleYears().includes(year)) return null;
  if (ofDocuments) return () => documentEntries(year);
  return () => articleEntries({ locale: localeFrom(locale), year }, Number(part));
}

/** Names of a year's sitemaps, by the number of parts in each language. */
function articleNames(year: number, partsOf: (volume: LocaleYear) => number): string[] {
  const names = LOCALES.flatMap(({ code }) =>
    Array.from(
      { length: partsOf({ locale: code, year }) },
      (_, at) => `articles-${code}-${year}${at === 0 ? '' : `-${at + 1}`}`,
    ),
  );
  return names.length > 0 ? [...names, `documents-${year}`] : [];
}

async function makeIndex(): Promise<SiteFile> {
  const partsOf = await countParts();
  const names = [...Object.keys(FIXED), ...articleYears().flatMap((year) => articleNames(year, partsOf))];
  for (const year of await secondary('filings in the sitemaps', filingYears(), []))
    names.push(`filings-${year}`);
  const body = sitemapIndex(names.map((name) => new URL(`/sitemaps/${name}.xml`, env().siteUrl).href));
  return { type: 'application/xml; charset=utf-8', body, save: false };
}

/** The sitemap index. */
export const getSitemapIndex = (): Promise<CachedFile | null> => files.get('index', makeIndex);

async function makeFilings(year: number): Promise<SiteFile | null> {
  return (await filingYears()).includes(year) ? packSitemap(filingEntries(year)) : null;
}

/** A sitemap by its name without extension; null for other names. */
export async function getSitemap(name: string): Promise<CachedFile | null> {
  const [, ofFilings] = FILINGS.exec(name) ?? [];
  if (ofFilings) return files.get(name, () => makeFilings(Number(ofFilings)));
  const entries = entriesOf(name);
  return entries && files.get(name, () => packSitemap(entries()));
}
