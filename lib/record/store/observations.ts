import type { FilingState } from '@/lib/model/record';
import type { Query } from '../database/database';
import type { FilingKey } from '../filing-key';

export async function writeState(run: Query, { id, locale }: FilingKey, state: FilingState): Promise<void> {
  await run('update filings set state = $3 where id = $1 and locale = $2 and state <> $3', [
    id,
    locale,
    state,
  ]);
}

/** Number of filings by state, without `published`. */
export async function readLost(run: Query): Promise<Readonly<Partial<Record<FilingState, number>>>> {
  const rows = await run<{ state: FilingState; count: number }>(
    `select state, count(*) from filings where state <> 'published' group by state`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Prefix that keeps these notes apart from the one on the version of the tables. */
const PREFIX = 'note ';

export async function readNote(run: Query, name: string): Promise<string | null> {
  const [row] = await run<{ value: string }>('select value from notes where name = $1', [PREFIX + name]);
  return row?.value ?? null;
}

export async function writeNote(run: Query, name: string, value: string): Promise<void> {
  await run('insert into notes values ($1, $2) on conflict (name) do update set value = excluded.value', [
    PREFIX + name,
    value,
  ]);
}
