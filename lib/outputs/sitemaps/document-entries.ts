import 'server-only';
import { LIFETIMES, TAGS } from '@/lib/base/cache';
import { EVERY_LIST } from '@/lib/content/articles/lists';
import { articleYears } from '@/lib/content/articles/years';
import { env } from '@/lib/runtime/env';
import { newestMark } from '@/lib/runtime/marks';
import { noteLifetime, noteTags } from '@/lib/runtime/page-notes';
import { processState } from '@/lib/runtime/process-state';
import type { SitemapEntry } from '../formats/sitemap-xml';
import { changeOf, pagesOf } from './article-entries';

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

/** Every document by its address; those of other hosts are omitted. */
async function readAll(): Promise<ReadonlyMap<string, Listed>> {
  const found = new Map<string, Listed>();
  for (const year of articleYears()) {
    for (const [locale, name] of EVERY_LIST) {
      for await (const articles of pagesOf({ locale, year }, name)) {
        for (const article of articles) {
          for (const { url, type } of article.attachments) {
            if (type !== 'PDF' || !url.startsWith('/')) continue;
            const address = new URL(url, env().siteUrl);
            address.hash = '';
            const loc = address.href;
            if (!found.has(loc)) found.set(loc, { year, entry: { loc, lastmod: changeOf(article) } });
          }
        }
      }
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
