import 'server-only';
import { TAGS } from '@/lib/base/cache';
import { readableRecord } from '@/lib/content/record/readable';
import type { FilingRow } from '@/lib/model/record';
import { env } from '@/lib/runtime/env';
import { noteTags } from '@/lib/runtime/page-notes';
import { href } from '@/lib/site/routes';
import { bothLanguages, type SitemapEntry } from '../formats/sitemap-xml';

/** The most filings in one file: each has two addresses, and the protocol allows 50,000. */
const MAX_IDS = 25_000;
const READ_AT_ONCE = 500;

/** Years with recorded filings, newest first; none where the record is off. */
export async function filingYears(): Promise<number[]> {
  noteTags(TAGS.record);
  const record = readableRecord();
  if (!record) return [];
  const counts = await record.counts();
  return [...new Set(counts.map(({ year }) => year))].toSorted((a, b) => b - a);
}

/** The filings of a year, a page of the record at a time. */
async function* rowsOf(year: number): AsyncGenerator<FilingRow> {
  const record = readableRecord();
  if (!record) return;
  for (let page = 1; ; page += 1) {
    const { rows } = await record.filings({ year, page, pageSize: READ_AT_ONCE });
    yield* rows;
    if (rows.length < READ_AT_ONCE) return;
  }
}

/**
 * The pages of a year's recorded filings, in both languages, each id once. An id that belongs to another year
 * in the other language is in the files of both years.
 */
export async function* filingEntries(year: number): AsyncGenerator<SitemapEntry> {
  const seen = new Set<string>();
  const address = (locale: 'zh' | 'en', id: string) =>
    new URL(href(locale, '/investor-relations/archive/filing', { id }), env().siteUrl).href;
  for await (const { id, firstSeen } of rowsOf(year)) {
    if (seen.has(id)) continue;
    if (seen.size === MAX_IDS) return;
    seen.add(id);
    const [zh, en] = [address('zh', id), address('en', id)];
    const alternates = bothLanguages(zh, en);
    yield { loc: zh, lastmod: firstSeen, alternates };
    yield { loc: en, lastmod: firstSeen, alternates };
  }
}
