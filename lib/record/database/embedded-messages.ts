import type { Param } from './database';

/** What the process asks of the thread in which the embedded database runs. */
export interface Ask {
  id: number;
  /** Null: close. */
  sql: string | null;
  params: readonly Param[];
}

/** Its answers; that with the id 0 says that the database is open. */
export type Answer = { id: number; rows: unknown[] } | { id: number; error: string };
