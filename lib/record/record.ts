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

/** Why the record does not do what was wanted: it cannot be reached, or its store does not fit its last signed head. */
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

/** The record is on and not open. Every request may meet it, so that it is logged where it arises, and seldom. */
export class RecordNotOpenError extends RecordError {
  readonly isLogged = true;

  constructor() {
    super('unavailable', 'the record is not open');
  }
}

/**
 * The record of filings: an append-only log with signed heads, and what the back office says of them today. Every
 * method rejects with a RecordError; reading goes on when the store is damaged, writing does not.
 */
export interface FilingRecord {
  keys(): Promise<RecordKeys>;
  /** The newest signed head. */
  head(): Promise<SignedHead>;
  /** Entries from index `start`, `count` at most, in order; fewer at the end. */
  entries(start: number, count: number): Promise<LogEntry[]>;
  /** Null for an index that is not in a tree of this size, or a size above the newest head's. */
  inclusion(index: number, size: number): Promise<InclusionProof | null>;
  /** Null unless 0 < first <= second <= size of the newest head. */
  consistency(first: number, second: number): Promise<ConsistencyProof | null>;

  /** All versions of an id, Chinese first; empty when it was never recorded. */
  history(id: string): Promise<FilingHistory[]>;
  /** Newest display time first. The total is that of all pages. */
  filings(query: FilingQuery): Promise<{ rows: FilingRow[]; total: number }>;
  counts(): Promise<FilingCount[]>;
  /** The filings whose versions were recorded last, newest entry first. */
  latest(count: number, locale?: Locale): Promise<RecordedFiling[]>;
  /** Recorded files with this SHA-256 (lower-case hexadecimal), oldest entry first. */
  filesWith(sha256: string): Promise<FileMatch[]>;
  /** Since when these ids are recorded in a language: ISO 8601 in UTC, by id. */
  since(locale: Locale, ids: readonly string[]): Promise<ReadonlyMap<string, string>>;

  /**
   * Appends a version for each filing that differs from its newest recorded version in title, display time, text or
   * files, in the given order, all or none. Resolves when they and a new signed head are on the disk, with what was
   * appended.
   */
  append(filings: readonly FilingContent[]): Promise<RecordedFiling[]>;
  /** Notes what the back office says of a filing today. */
  observe(key: FilingKey, state: FilingState): Promise<void>;
  /** How many filings are in each state but `published`. */
  lost(): Promise<Readonly<Partial<Record<FilingState, number>>>>;
  /** Filings of a language with an id above `after` in the order of ids, for a walk over all of them. */
  keysAfter(after: FilingKey | null, count: number): Promise<FilingKey[]>;
  /** A small value that outlives the process, such as where the nightly walk stopped; null when there is none. */
  noted(name: string): Promise<string | null>;
  note(name: string, value: string): Promise<void>;
  close(): Promise<void>;
}

/** The record of this process, or null where it is switched off or not open yet. */
export const openRecord = (): FilingRecord | null => peekProcessState('record') ?? null;
