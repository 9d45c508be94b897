import 'server-only';
import { isListName, type ListName, pageOfList, pathOfList } from '@/lib/content/articles/lists';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { FEED_KINDS, type FeedKind, feedHref } from '@/lib/site/endpoints';
import { href } from '@/lib/site/routes';
import { type CachedFile, fileCache, type SiteFile } from '../file-cache';
import { writeFeed } from '../formats/write-feed';

/** Articles in a feed. */
const FEED_LENGTH = 50;

const KINDS = Object.keys(FEED_KINDS) as FeedKind[];
const files = fileCache('feeds');

async function makeFeed(locale: Locale, name: ListName, kind: FeedKind): Promise<SiteFile | null> {
  const answer = await pageOfList(locale, name, { pageSize: FEED_LENGTH });
  if (!answer) return null;
  const { siteUrl, settings } = env();
  const { menu, list } = answer;
  const facts = {
    locale,
    page: new URL(href(locale, pathOfList(name)), siteUrl).href,
    self: new URL(feedHref(locale, name, kind), siteUrl).href,
    title: `${menu.label} - ${settings.name[locale]}`,
    description: menu.seo.description || menu.label,
    articles: list.items,
  };
  return writeFeed(facts, kind);
}

/** The latest articles of a list, by a name such as news.rss; null for a name that no feed has. */
export async function getFeed(locale: Locale, file: string): Promise<CachedFile | null> {
  const [name = '', extension, ...more] = file.split('.');
  const kind = KINDS.find((one) => one === extension);
  if (!kind || more.length > 0 || !isListName(name)) return null;
  return files.get(`${locale}/${file}`, () => makeFeed(locale, name, kind));
}
