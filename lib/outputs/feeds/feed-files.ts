import 'server-only';
import { CONTENT_PAGE_SIZE } from '@/lib/base/constants';
import { getPublicList, isListName, type ListName, pathOfList } from '@/lib/content/articles/lists';
import { articleYears } from '@/lib/content/articles/years';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { FEED_KINDS, type FeedKind, feedHref } from '@/lib/site/endpoints';
import { pathHref } from '@/lib/site/routes';
import { type CachedFile, fileCache, type SiteFile } from '../file-cache';
import { writeFeed } from '../formats/write-feed';
import { articleItem } from './article-item';
import { makeRecordFeed } from './record-feed';

/** Articles in the feed of a list, and in that of a year. */
export const FEED_LENGTH = 50;
const YEAR_LENGTH = CONTENT_PAGE_SIZE;

const KINDS = Object.keys(FEED_KINDS) as FeedKind[];

interface FeedName {
  list: ListName;
  /** Announcements alone have feeds by year. */
  year?: number;
  kind: FeedKind;
}

/** news.rss or announcements-2025.json; null for a name that no feed has. */
function readName(file: string): FeedName | null {
  const [, name = '', year, extension] = /^([a-z-]{1,40}?)(?:-(20\d\d))?\.([a-z]{1,4})$/.exec(file) ?? [];
  const kind = KINDS.find((one) => one === extension);
  if (!kind || !isListName(name)) return null;
  if (year === undefined) return { list: name, kind };
  const isKnown = name === 'announcements' && articleYears().includes(Number(year));
  return isKnown ? { list: name, kind, year: Number(year) } : null;
}

const files = fileCache('feeds');

async function makeFeed(locale: Locale, { list: name, kind, year }: FeedName): Promise<SiteFile | null> {
  const answer = await getPublicList(locale, name, { year, pageSize: year ? YEAR_LENGTH : FEED_LENGTH });
  if (!answer) return null;
  const { siteUrl, settings } = env();
  const { menu, list } = answer;
  const path = pathOfList(name);
  const facts = {
    locale,
    page: new URL(pathHref(locale, path, { year: year?.toString() }), siteUrl).href,
    self: new URL(feedHref(locale, year ? `${name}-${year}` : name, kind), siteUrl).href,
    title: `${menu.label} - ${settings.name[locale]}`,
    description: menu.seo.description || menu.label,
    items: list.items.map((article) => articleItem(article, locale)),
  };
  return writeFeed(facts, kind);
}

/**
 * The latest articles of a list, announcements of a year, or versions in the record of filings; null for a
 * name that no feed has.
 */
export async function getFeed(locale: Locale, file: string): Promise<CachedFile | null> {
  const kindOfRecord = KINDS.find((kind) => file === `record.${kind}`);
  if (kindOfRecord) return files.get(`${locale}/${file}`, () => makeRecordFeed(locale, kindOfRecord));
  const name = readName(file);
  return name && files.get(`${locale}/${file}`, () => makeFeed(locale, name));
}

/** The feed that replaces a file of earlier releases, such as announcements-2025.xml; null for any other name. */
export function feedOfOldName(locale: Locale, file: string): string | null {
  const [, list = '', extension] = /^(announcements(?:-20\d\d)?)\.(json|xml)$/.exec(file) ?? [];
  if (!extension) return null;
  const kind = extension === 'xml' ? 'rss' : 'json';
  return readName(`${list}.${kind}`) && feedHref(locale, list, kind);
}
