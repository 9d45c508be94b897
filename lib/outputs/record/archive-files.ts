import 'server-only';
import { TAGS } from '@/lib/base/cache';
import { isPossibleYear, queryOf, readFilter } from '@/lib/content/record/archive-query';
import { readableRecord } from '@/lib/content/record/readable';
import type { ArchiveFilter } from '@/lib/model/archive';
import type { FilingQuery, FilingRow } from '@/lib/model/record';
import type { Locale } from '@/lib/model/variant';
import type { FilingRecord } from '@/lib/record/record';
import { walkedAt } from '@/lib/record/walk-state';
import { noteTags } from '@/lib/runtime/page-notes';
import { localeFrom } from '@/lib/site/locales';
import { cleanQuery, findRoute } from '@/lib/site/routes';
import { type CachedFile, fileCache, type TextFile, uncachedFile } from '../file-cache';
import { toCsv } from '../formats/csv';
import { archiveItems, archiveLines } from './archive-table';

/** The most filings in one file, which then has the newest. */
const MAX_FILINGS = 5000;
const READ_AT_ONCE = 500;

const files = fileCache('archive');

interface Found {
  rows: FilingRow[];
  total: number;
}

async function readRows(record: FilingRecord, query: Omit<FilingQuery, 'page' | 'pageSize'>): Promise<Found> {
  const rows: FilingRow[] = [];
  for (let page = 1; ; page += 1) {
    const found = await record.filings({ ...query, page, pageSize: READ_AT_ONCE });
    rows.push(...found.rows);
    if (found.rows.length < READ_AT_ONCE || rows.length >= MAX_FILINGS) return { rows, total: found.total };
  }
}

interface Wanted {
  locale: Locale;
  kind: 'csv' | 'json';
  filter: ArchiveFilter;
}

/** Null where the record is off, and for an impossible year. */
async function makeFile({ locale, kind, filter }: Wanted): Promise<TextFile | null> {
  noteTags(TAGS.record);
  const record = readableRecord();
  if (!record) return null;
  const [counts, head, walked] = await Promise.all([record.counts(), record.head(), walkedAt(record)]);
  if (!isPossibleYear(filter.year, counts)) return null;
  const { rows, total } = await readRows(record, queryOf(filter, filter.year));
  if (kind === 'csv')
    return { type: 'text/csv; charset=utf-8', body: toCsv(archiveLines(rows, locale)), save: true };
  const { size, rootHash, time } = head;
  const items = archiveItems(rows, locale);
  const bounds = { total, most: MAX_FILINGS };
  const answer = { head: { size, rootHash, time }, walkedAt: walked, filter, ...bounds, filings: items };
  return { type: 'application/json; charset=utf-8', body: JSON.stringify(answer, null, 2), save: false };
}

/** The filter of an address in its canonical order, without the page. */
function tidyQuery(params: URLSearchParams): URLSearchParams {
  const route = findRoute('/investor-relations/archive');
  const query = route ? cleanQuery(route, (name) => params.get(name)) : new URLSearchParams();
  query.delete('page');
  return query;
}

const NAME = /^(zh|en)\.(csv|json)$/;

/**
 * The archive as zh.csv or en.json: all filings that match the filter, up to a bound. Null for other names,
 * where the record is off, and for an impossible kind or year. Searches by words are not stored: their number
 * is unlimited.
 */
export async function getArchiveFile(name: string, params: URLSearchParams): Promise<CachedFile | null> {
  const [, language, kind] = NAME.exec(name) ?? [];
  const query = tidyQuery(params);
  const filter = readFilter(Object.fromEntries(query));
  if (!language || !filter) return null;
  const wanted: Wanted = {
    locale: localeFrom(language),
    kind: kind === 'csv' ? 'csv' : 'json',
    filter,
  };
  if (filter.keyword) return uncachedFile(() => makeFile(wanted));
  return files.get(`${name}?${query}`, () => makeFile(wanted));
}
