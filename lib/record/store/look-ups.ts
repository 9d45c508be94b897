import { SHA256 } from '@/lib/base/sha256';
import type { FileMatch, FilingHistory, FilingState, RecordedFiling } from '@/lib/model/record';
import type { Locale } from '@/lib/model/variant';
import type { Query } from '../database/database';
import type { FilingKey } from '../filing-key';
import { type EntryRow, filingOf } from './rows';

/** Limit for a file that many filings share, such as an empty one. */
const MAX_MATCHES = 50;

function historyOf(locale: Locale, rows: readonly (EntryRow & { state: FilingState })[]): FilingHistory[] {
  const [first, ...later] = rows.flatMap(filingOf).filter((filing) => filing.locale === locale);
  const state = rows.find((row) => filingOf(row)[0]?.locale === locale)?.state ?? 'published';
  return first ? [{ locale, versions: [first, ...later], state }] : [];
}

/** All versions of an id, Chinese first; empty for an id that PostgreSQL's text type cannot hold. */
export async function readHistory(run: Query, id: string): Promise<FilingHistory[]> {
  if (id.includes('\0') || !id.isWellFormed()) return [];
  const rows = await run<EntryRow & { state: FilingState }>(
    `select e.index, e.leaf, f.state from entries e join filings f on f.id = e.id and f.locale = e.locale
      where e.id = $1 order by e.version`,
    [id],
  );
  return [...historyOf('zh', rows), ...historyOf('en', rows)];
}

const MATCHES = `with found as (
    select e.* from files f join entries e on e.index = f.index where f.sha256 = $1
  )
  select e.index, e.leaf, oldest.index as "oldestIndex", oldest.leaf as "oldestLeaf",
    next.index as "nextIndex", next.leaf as "nextLeaf"
  from (select distinct on (id, locale) * from found order by id, locale, version desc) e
  join (select distinct on (id, locale) * from found order by id, locale, version) oldest
    on oldest.id = e.id and oldest.locale = e.locale
  left join entries next on next.id = e.id and next.locale = e.locale and next.version = e.version + 1
  order by e.index limit ${MAX_MATCHES}`;

interface MatchRow extends EntryRow {
  oldestIndex: number;
  oldestLeaf: string;
  nextIndex: number | null;
  nextLeaf: string | null;
}

function replacementOf({ nextIndex, nextLeaf }: MatchRow): RecordedFiling | null {
  if (nextIndex === null || nextLeaf === null) return null;
  return filingOf({ index: nextIndex, leaf: nextLeaf })[0] ?? null;
}

/**
 * For each filing the newest version that has a file with this SHA-256, since when one has it, and the version
 * that no longer has it; oldest entry first, fifty at most.
 */
export async function readFilesWith(run: Query, sha256: string): Promise<FileMatch[]> {
  if (!SHA256.test(sha256)) return [];
  const rows = await run<MatchRow>(MATCHES, [sha256]);
  return rows.flatMap((row) =>
    filingOf(row).flatMap((filing) => {
      const file = filing.files.find((known) => known.sha256 === sha256);
      const [oldest = filing] = filingOf({ index: row.oldestIndex, leaf: row.oldestLeaf });
      return file ? [{ filing, file, since: oldest.firstSeen, replacedBy: replacementOf(row) }] : [];
    }),
  );
}

/** Since when these ids have been recorded in a language, by id. */
export async function readSince(
  run: Query,
  locale: Locale,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await run<{ id: string; since: string }>(
    `select f.id, f.since from jsonb_array_elements_text($1::text::jsonb) as w (id)
      join filings f on f.id = w.id and f.locale = $2`,
    [JSON.stringify(ids), locale],
  );
  return new Map(rows.map(({ id, since }) => [id, since]));
}

/** Up to `count` keys above `after`, in the order of id and language. */
export function readKeysAfter(run: Query, after: FilingKey | null, count: number): Promise<FilingKey[]> {
  if (!after) return run<FilingKey>('select id, locale from filings order by id, locale limit $1', [count]);
  return run<FilingKey>(
    'select id, locale from filings where (id, locale) > ($1, $2) order by id, locale limit $3',
    [after.id, after.locale, count],
  );
}
