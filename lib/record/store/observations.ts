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

/** Numbers of filings by state; those that are published are not counted. */
export async function readLost(run: Query): Promise<Readonly<Partial<Record<FilingState, number>>>> {
  const rows = await run<{ state: FilingState; count: number }>(
    `select state, count(*) from filings where state <> 'published' group by state`,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Names of the notes of others begin so, since the tables have a note of their own. */
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
