import { changesOf } from '@/lib/base/filing-changes';
import type { FilingContent, FilingEntry, FilingKind, RecordedFiling } from '@/lib/model/record';
import type { Locale } from '@/lib/model/variant';
import type { Query } from '../database/database';
import { keyText } from '../filing-key';
import { appendEntries, type Signing } from './append-entries';
import { comparable, withoutNul, yearOf } from './rows';

interface Newest {
  entry: FilingEntry;
  since: string;
  year: number;
  kind: FilingKind;
}

const NEWEST = `select e.leaf, f.since, f.year, f.kind
  from jsonb_to_recordset($1::text::jsonb) as w (id text, locale text)
  join filings f on f.id = w.id and f.locale = w.locale
  join entries e on e.index = f.index`;

const FILINGS = `insert into filings (id, locale, index, since, kind, year, display_time, words, state)
  select id, locale, index, since, kind, year, display_time, words, 'published'
  from jsonb_to_recordset($1::text::jsonb) as f (id text, locale text, index bigint, since text, kind text,
    year int, display_time text, words text)
  on conflict (id, locale) do update set index = excluded.index, kind = excluded.kind, year = excluded.year,
    display_time = excluded.display_time, words = excluded.words, state = excluded.state`;

const FILES = `insert into files (index, position, sha256)
  select index, position, sha256 from jsonb_to_recordset($1::text::jsonb)
  as f (index bigint, position int, sha256 text)`;

const COUNTS = `insert into counts (locale, year, kind, count)
  select locale, year, kind, sum(change) from jsonb_to_recordset($1::text::jsonb)
  as c (locale text, year int, kind text, change int) group by locale, year, kind order by 1, 2, 3
  on conflict (locale, year, kind) do update set count = counts.count + excluded.count`;

async function readNewest(query: Query, filings: readonly FilingContent[]): Promise<Map<string, Newest>> {
  const wanted = filings.map(({ id, locale }) => ({ id, locale }));
  const rows = await query<Omit<Newest, 'entry'> & { leaf: string }>(NEWEST, [JSON.stringify(wanted)]);
  return new Map(
    rows.map(({ leaf, ...row }) => {
      const entry = JSON.parse(leaf) as FilingEntry;
      return [keyText(entry), { ...row, entry }];
    }),
  );
}

/** The content as a leaf can hold it: well-formed Unicode, and no other members. */
function contentOf(filing: FilingContent): FilingContent {
  const { locale, kind, textSha256, files } = filing;
  const texts = {
    title: filing.title.toWellFormed(),
    displayTime: withoutNul(filing.displayTime).toWellFormed(),
  };
  const copies = files.map(({ name, url, bytes, sha256 }) => ({
    ...{ name: name.toWellFormed(), url: url.toWellFormed() },
    ...{ bytes, sha256 },
  }));
  const named = { id: filing.id, locale, kind, period: filing.period.toWellFormed() };
  return { ...named, ...texts, textSha256, files: copies };
}

interface Change extends Newest {
  /** The version that was counted before; null for a first version. */
  before: Newest | null;
}

/** The versions to append, in the given order; `latest` is updated. */
function versionsOf(filings: readonly FilingContent[], latest: Map<string, Newest>, now: string): Change[] {
  return filings.map(contentOf).flatMap((content) => {
    const before = latest.get(keyText(content)) ?? null;
    if (before && changesOf(content, before.entry).length === 0) return [];
    const version = (before?.entry.version ?? 0) + 1;
    const entry: FilingEntry = { type: 'filing', ...content, version, firstSeen: now };
    const newest = { entry, since: before?.since ?? now, year: yearOf(content), kind: content.kind };
    latest.set(keyText(content), newest);
    return [{ ...newest, before }];
  });
}

const rowOf = ({ entry, since, year, kind }: Change, index: number) => ({
  ...{ id: entry.id, locale: entry.locale, index, since, kind, year },
  ...{ display_time: entry.displayTime, words: comparable(entry.title) },
});

const countsOf = ({ entry: { locale }, year, kind, before }: Change) => [
  { locale, year, kind, change: 1 },
  ...(before ? [{ locale, year: before.year, kind: before.kind, change: -1 }] : []),
];

/** The last of several versions of each filing, since one upsert must not change a row twice. */
const lastOfEach = <T extends { id: string; locale: Locale }>(rows: readonly T[]): T[] => [
  ...new Map(rows.map((row) => [keyText(row), row])).values(),
];

/**
 * Appends the filings that differ from their newest versions, within a transaction that holds the lock;
 * returns what was appended. Throws as `appendEntries` does.
 */
export async function appendFilings(
  query: Query,
  filings: readonly FilingContent[],
  signing: Signing,
): Promise<RecordedFiling[]> {
  const now = signing.now().toISOString();
  const changes = versionsOf(filings, await readNewest(query, filings), now);
  if (changes.length === 0) return [];
  const places = await appendEntries(
    query,
    changes.map(({ entry }) => entry),
    signing,
  );
  const appended = changes.flatMap((change, at) => {
    const place = places[at];
    return place ? [{ change, recorded: { ...change.entry, ...place } }] : [];
  });
  const rows = appended.map(({ change, recorded }) => rowOf(change, recorded.index));
  const files = appended.flatMap(({ recorded: { index, files } }) =>
    files.flatMap(({ sha256 }, position) => (sha256 ? [{ index, position, sha256 }] : [])),
  );
  await query(FILINGS, [JSON.stringify(lastOfEach(rows))]);
  await query(FILES, [JSON.stringify(files)]);
  await query(COUNTS, [JSON.stringify(changes.flatMap(countsOf))]);
  return appended.map(({ recorded }) => recorded);
}
