/** Values of a statement's parameters; lists of rows are handed over as JSON. */
export type Param = string | number | null;

/** Runs one statement; its rows have the columns that it names, numbers as numbers. Rejects as the database does. */
export type Query = <Row>(sql: string, params?: readonly Param[]) => Promise<Row[]>;

/** The two engines behind the record: PostgreSQL, and the one that is embedded in this process. */
export interface Database {
  query: Query;
  /** Runs all statements of `work` or none; resolves when they are on the disk. */
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** `lost` is called once if the database ends by itself, so that it must be opened anew. */
export interface DatabaseOptions {
  lost: (error: Error) => void;
}
