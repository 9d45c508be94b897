import type { Param } from './database';

/** A request of the process to the thread of the embedded database. */
export interface Ask {
  id: number;
  /** Null closes the database. */
  sql: string | null;
  params: readonly Param[];
}

/** An answer of the thread; the one with id 0 says that the database is open. */
export type Answer = { id: number; rows: unknown[] } | { id: number; error: string };
