import type { Database } from './database';

/** Version of the tables below; a store with a higher one was written by a later release. */
const VERSION = 1;

/** Lock across all processes for appending and for creating tables; the number is "record" in ASCII. */
export const LOCK = 'select pg_advisory_xact_lock(125779801305700)';

/** The log itself. Rows are only ever added: the trigger `frozen` rejects anything else. */
const LOG = [
  `create table if not exists entries (
    index bigint primary key,
    leaf text not null,
    id text collate "C",
    locale text,
    version int
  )`,
  `create table if not exists nodes (
    level int,
    index bigint,
    hash bytea not null check (octet_length(hash) = 32),
    primary key (level, index)
  )`,
  `create table if not exists heads (
    size bigint primary key,
    root_hash bytea not null,
    time text not null,
    note text not null,
    public_key text not null
  )`,
];

/** What lists and look-ups read: data derived from the entries, and what the back office says today. */
const VIEWS = [
  `create table if not exists filings (
    id text collate "C",
    locale text,
    index bigint not null,
    since text not null,
    kind text not null,
    year int not null,
    display_time text collate "C" not null,
    words text not null,
    state text not null default 'published',
    primary key (id, locale)
  )`,
  `create table if not exists files (
    index bigint,
    position int,
    sha256 text not null,
    primary key (index, position)
  )`,
  `create table if not exists counts (
    locale text,
    year int,
    kind text,
    count int not null,
    primary key (locale, year, kind)
  )`,
  'create table if not exists notes (name text primary key, value text not null)',
];

/** Whatever its filters, each list is read in the order of one index; a year is a range of display times. */
const INDEXES = [
  'create index if not exists entries_versions on entries (id, locale, version)',
  'create index if not exists entries_latest on entries (locale, index)',
  'create index if not exists entries_keys on entries (index) where id is null',
  'create index if not exists filings_all on filings (display_time, index)',
  'create index if not exists filings_locale on filings (locale, display_time, index)',
  'create index if not exists filings_kind on filings (kind, display_time, index)',
  'create index if not exists filings_locale_kind on filings (locale, kind, display_time, index)',
  `create index if not exists filings_lost on filings (state) where state <> 'published'`,
  'create index if not exists files_hash on files (sha256, index)',
];

const FROZEN = [
  `create or replace function frozen() returns trigger language plpgsql as
    $$ begin raise exception 'the log is append-only'; end $$`,
  ...['entries', 'nodes', 'heads'].map(
    (table) =>
      `create or replace trigger frozen before update or delete or truncate on ${table} execute function frozen()`,
  ),
];

/** Creates the tables if they are missing; throws if they are of a later release. */
export async function createTables({ query, transaction }: Database): Promise<void> {
  const [known] = await query<{ made: string | null }>(`select to_regclass('notes')::text as made`);
  const versions = known?.made
    ? await query<{ value: string }>(`select value from notes where name = 'tables'`)
    : [];
  const version = Number(versions[0]?.value ?? 0);
  if (version > VERSION) throw new Error('the store of the record is of a later release of the site');
  if (version === VERSION) return;
  await transaction(async (run) => {
    await run(LOCK);
    for (const statement of [...LOG, ...VIEWS, ...INDEXES, ...FROZEN]) await run(statement);
    const note = `insert into notes values ('tables', $1) on conflict (name) do update set value = excluded.value`;
    await run(note, [String(VERSION)]);
  });
}
