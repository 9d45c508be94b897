import type { Page } from './articles';
import type { FilingHistory, FilingKind, FilingRow, RecordKeys, SignedHead } from './record';
import type { Locale } from './variant';

/** What narrows the archive, as its address says. */
export interface ArchiveFilter {
  year: number | null;
  kind: FilingKind | null;
  language: Locale | null;
  /** Empty without words. */
  keyword: string;
}

/** The list of recorded filings. */
export interface Archive {
  filter: ArchiveFilter;
  /** The year that is shown: that of the address, or the newest with filings; null where all years are searched. */
  year: number | null;
  /** Years that have filings of the kind and language, newest first. */
  years: number[];
  /** Kinds of which filings are recorded. */
  kinds: FilingKind[];
  list: Page<FilingRow>;
  /** Filings on record in all, each language counted. */
  recorded: number;
  head: Pick<SignedHead, 'size' | 'time'>;
  /** When all filings were last compared with the back office: ISO 8601 in UTC; null before the first time. */
  walkedAt: string | null;
  siteName: string;
}

/** All that is recorded of one id. */
export interface FilingPage {
  id: string;
  /** The page's own language first. */
  histories: readonly [FilingHistory, ...FilingHistory[]];
  /** SHA-256 of those of its files of which the site has a copy. */
  copies: readonly string[];
  siteName: string;
}

/** What one needs to check the record. */
export interface HowToCheck {
  keys: RecordKeys;
  head: SignedHead;
  siteUrl: string;
  siteName: string;
}
