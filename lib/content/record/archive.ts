import 'server-only';
import { LIFETIMES, TAGS } from '@/lib/base/cache';
import type { Archive } from '@/lib/model/archive';
import type { PageContext } from '@/lib/model/page';
import { FILING_KINDS } from '@/lib/model/record';
import { walkedAt } from '@/lib/record/walk-state';
import { env } from '@/lib/runtime/env';
import { noteLifetime, noteTags } from '@/lib/runtime/page-notes';
import { isPossibleYear, queryOf, readFilter, shownYear, yearsOf } from './archive-query';
import { readableRecord } from './readable';

const PAGE_SIZE = 20;

/**
 * The filings that match the address, newest first. Null where the record is off, for an impossible kind or
 * year, and past the last page. Throws a RecordError while the record cannot be read.
 */
export async function getArchive({ locale, query, page }: PageContext): Promise<Archive | null> {
  noteTags(TAGS.record);
  noteLifetime(LIFETIMES.list);
  const record = readableRecord();
  const filter = readFilter(query);
  if (!record || !filter) return null;
  const [counts, head, walked] = await Promise.all([record.counts(), record.head(), walkedAt(record)]);
  if (!isPossibleYear(filter.year, counts)) return null;
  const years = yearsOf(counts, filter);
  const year = shownYear(filter, years);
  const { rows, total } = await record.filings({ ...queryOf(filter, year), page, pageSize: PAGE_SIZE });
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  if (page > pages) return null;
  return {
    filter,
    year,
    years,
    kinds: FILING_KINDS.filter((kind) => counts.some((one) => one.kind === kind && one.count > 0)),
    list: { items: rows, total, page, pages },
    recorded: counts.reduce((sum, { count }) => sum + count, 0),
    head: { size: head.size, time: head.time },
    walkedAt: walked,
    siteName: env().settings.name[locale],
  };
}
