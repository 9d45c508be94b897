import 'server-only';
import { atMost } from '@/lib/base/at-most';
import { LIFETIMES, TAGS } from '@/lib/base/cache';
import { articleYears } from '@/lib/content/articles/years';
import type { Attachment } from '@/lib/model/articles';
import { env } from '@/lib/runtime/env';
import { newestMark } from '@/lib/runtime/marks';
import { noteLifetime, noteTags } from '@/lib/runtime/page-notes';
import { processState } from '@/lib/runtime/process-state';
import type { SitemapEntry } from '../formats/sitemap-xml';
import { changeOf, countLists, LISTS_AT_ONCE, pagesOf, type UnreadList } from './article-entries';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    sitemapDocuments: { last: Reading | null };
  }
}

interface Listed {
  entry: SitemapEntry;
  /** Year of the newest article that links the document. */
  year: number;
}

/** The documents as of one reading. */
interface Reading {
  at: number;
  found: Promise<ReadonlyMap<string, Listed>>;
}

const readings = processState('sitemapDocuments', () => ({ last: null }));

/** Address of a document of this site; null for a link to another host or to something else. */
function addressOf({ url, type }: Attachment): string | null {
  if (type !== 'PDF' || !url.startsWith('/')) return null;
  const address = new URL(url, env().siteUrl);
  address.hash = '';
  return address.href;
}

/** Documents of one year of a list, in the order of its articles. Takes the articles from what is `left`. */
async function readYear(list: UnreadList, year: number): Promise<Listed[]> {
  const documents: Listed[] = [];
  for await (const articles of pagesOf({ locale: list.locale, year }, list.name)) {
    list.left -= articles.length;
    for (const article of articles) {
      for (const loc of article.attachments.flatMap((attachment) => addressOf(attachment) ?? [])) {
        documents.push({ year, entry: { loc, lastmod: changeOf(article) } });
      }
    }
  }
  return documents;
}

/** Every document by its address. Years before that of a list's first article are not requested. */
async function readAll(): Promise<ReadonlyMap<string, Listed>> {
  const found = new Map<string, Listed>();
  const lists = await countLists();
  for (const year of articleYears()) {
    const unread = lists.filter(({ left }) => left > 0);
    const documents = await atMost(unread, LISTS_AT_ONCE, (list) => readYear(list, year));
    for (const document of documents.flat()) {
      const { loc } = document.entry;
      if (!found.has(loc)) found.set(loc, document);
    }
  }
  return found;
}

function isOver({ at }: Reading): boolean {
  return Date.now() - at >= LIFETIMES.list * 1000 || newestMark([TAGS.lists]) >= at;
}

/** One reading is used for the files of all years, until it expires or a publication touches the lists. */
function allDocuments(): Promise<ReadonlyMap<string, Listed>> {
  noteTags(TAGS.lists);
  noteLifetime(LIFETIMES.list);
  const { last } = readings;
  if (last && !isOver(last)) return last.found;
  const reading: Reading = { at: Date.now(), found: readAll() };
  readings.last = reading;
  reading.found.catch(() => {
    if (readings.last === reading) readings.last = null;
  });
  return reading.found;
}

/** The documents of a year's articles: each address in one file only, that of the newest article that links it. */
export async function* documentEntries(year: number): AsyncGenerator<SitemapEntry> {
  for (const document of (await allDocuments()).values()) {
    if (document.year === year) yield document.entry;
  }
}
