/** A parameter of a statement; lists of rows are passed as JSON. */
export type Param = string | number | null;

/** Runs one statement; returns its rows, with bigint as a number. Rejects as the database does. */
export type Query = <Row>(sql: string, params?: readonly Param[]) => Promise<Row[]>;

/** The interface of the record's two engines: PostgreSQL, and the one embedded in this process. */
export interface Database {
  query: Query;
  /** Runs all statements of `work` or none; resolves when they are on disk. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** `lost` is called once if the database ends by itself and must be opened again. */
export interface DatabaseOptions {
  lost: (error: Error) => void;
}
