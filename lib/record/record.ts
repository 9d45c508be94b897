import type {
  ConsistencyProof,
  FileMatch,
  FilingContent,
  FilingCount,
  FilingHistory,
  FilingQuery,
  FilingRow,
  FilingState,
  InclusionProof,
  LogEntry,
  RecordedFiling,
  RecordKeys,
  SignedHead,
} from '@/lib/model/record';
import type { Locale } from '@/lib/model/variant';
import { peekProcessState } from '@/lib/runtime/process-state';
import type { FilingKey } from './filing-key';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    record: FilingRecord;
  }
}

/** Why the record fails: it cannot be reached, or its store does not match its newest signed head. */
export type RecordFailure = 'unavailable' | 'damaged';

export class RecordError extends Error {
  override readonly name = 'RecordError';

  constructor(
    readonly failure: RecordFailure,
    message: string,
  ) {
    super(message);
  }
}

/** The record is on but not open. Whatever throws this also logs it; error handlers do not log it again. */
export class RecordNotOpenError extends RecordError {
  readonly isLogged = true;

  constructor() {
    super('unavailable', 'the record is not open');
  }
}

/**
 * The record of filings: an append-only log with signed heads, and what the back office says of the filings
 * today. Methods reject with a RecordError; if the store is damaged, it can be read but nothing is appended.
 */
export interface FilingRecord {
  keys(): Promise<RecordKeys>;
  /** The newest signed head. */
  head(): Promise<SignedHead>;
  /** Up to `count` entries from index `start` on, in order. */
  entries(start: number, count: number): Promise<LogEntry[]>;
  /** Null for an index that is not in a tree of this size, or a size above the newest head's. */
  inclusion(index: number, size: number): Promise<InclusionProof | null>;
  /** Null unless 0 < first <= second <= size of the newest head. */
  consistency(first: number, second: number): Promise<ConsistencyProof | null>;

  /** All versions of an id, Chinese first; empty if it was never recorded. */
  history(id: string): Promise<FilingHistory[]>;
  /** One page of filings, newest display time first; `total` counts all pages. */
  filings(query: FilingQuery): Promise<{ rows: FilingRow[]; total: number }>;
  counts(): Promise<FilingCount[]>;
  /** The filings whose versions were recorded last, newest entry first. */
  latest(count: number, locale?: Locale): Promise<RecordedFiling[]>;
  /** Recorded files with this SHA-256 (lower-case hexadecimal), oldest entry first, fifty at most. */
  filesWith(sha256: string): Promise<FileMatch[]>;
  /** Since when these ids have been recorded in a language: ISO 8601 in UTC, by id. */
  since(locale: Locale, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /**
   * Appends a version for each filing that differs from its newest recorded version in title, display time,
   * text or files, in the given order, all or none. Resolves to the appended versions when they and a new
   * signed head are on disk.
   */
  append(filings: readonly FilingContent[]): Promise<RecordedFiling[]>;
  /** Stores the state in which the back office has a filing today. */
  observe(key: FilingKey, state: FilingState): Promise<void>;
  /** Number of filings in each state other than `published`. */
  lost(): Promise<Readonly<Partial<Record<FilingState, number>>>>;
  /** Up to `count` keys above `after`, in the order of id and language, for a walk over all filings. */
  keysAfter(after: FilingKey | null, count: number): Promise<FilingKey[]>;
  /** A small value that outlives the process, such as the progress of the walk; null if there is none. */
  noted(name: string): Promise<string | null>;
  note(name: string, value: string): Promise<void>;
  close(): Promise<void>;
}

/** The record of this process; null if it is switched off or not open yet. */
export const openRecord = (): FilingRecord | null => peekProcessState('record') ?? null;
