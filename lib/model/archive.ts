import type { Page } from './articles';
import type { FilingHistory, FilingKind, FilingRow, RecordKeys, SignedHead } from './record';
import type { Locale } from './variant';

/** Filter of the archive, parsed from the query. */
export interface ArchiveFilter {
  year: number | null;
  kind: FilingKind | null;
  language: Locale | null;
  /** Words to search for in titles; empty without a search. */
  keyword: string;
}

/** The archive: one page of the recorded filings that match the filter. */
export interface Archive {
  filter: ArchiveFilter;
  /** Year shown: that of the query, else the newest with filings; null for a search in all years or without filings. */
  year: number | null;
  /** Years that have filings of the kind and language, newest first. */
  years: number[];
  /** Kinds with at least one recorded filing, whatever the filter. */
  kinds: FilingKind[];
  list: Page<FilingRow>;
  /** Total number of recorded filings; each language of a filing counts. */
  recorded: number;
  head: Pick<SignedHead, 'size' | 'time'>;
  /** End of the last complete walk: ISO 8601 in UTC; null before the first. */
  walkedAt: string | null;
  siteName: string;
}

/** All recorded versions of the filing with one id. */
export interface FilingPage {
  id: string;
  /** The language of the page first. */
  histories: readonly [FilingHistory, ...FilingHistory[]];
  /** SHA-256 of each file that has a kept copy. */
  copies: readonly string[];
  siteName: string;
}

/** Data for the page on how to check the record. */
export interface HowToCheck {
  keys: RecordKeys;
  head: SignedHead;
  siteUrl: string;
  siteName: string;
}
