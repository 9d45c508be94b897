import type { ReportType } from './report';
import type { Locale } from './variant';

/**
 * Kind of a filing: an announcement, a prospectus or circular of the list, a document of one of the offerings below it,
 * or a report of a type; `report` if the type is unknown.
 */
export const FILING_KINDS = [
  'announcement',
  'prospectus',
  'offering',
  'annual',
  'half',
  'q1',
  'q3',
  'esg',
  'report',
] as const satisfies readonly (
  | Exclude<ReportType, 'other'>
  | 'announcement'
  | 'prospectus'
  | 'offering'
  | 'report'
)[];
export type FilingKind = (typeof FILING_KINDS)[number];

/** One file of a filing as it was when it was recorded. */
export interface FilingFile {
  name: string;
  /** Path on this site (`/ows/files/…`), or an absolute URL of another host. */
  url: string;
  /** Size in bytes; 0 if the file was not read. */
  bytes: number;
  /** Lower-case hexadecimal; empty if the file was not read, for example because it is on another host. */
  sha256: string;
}

/** Content of a filing in one language, as one entry of the record holds it. */
export interface FilingContent {
  /** The article's id, the same in both languages. */
  id: string;
  locale: Locale;
  title: string;
  kind: FilingKind;
  /** Year that it reports on or was published in, such as `2025`; empty when unknown. */
  period: string;
  /** As the back office sent it (China Standard Time). */
  displayTime: string;
  /** SHA-256 of its text without markup, lower-case hexadecimal. */
  textSha256: string;
  files: readonly FilingFile[];
}

/** An entry that records a filing: version 1 first, then one for each change of title, time, text or file. */
export interface FilingEntry extends FilingContent {
  type: 'filing';
  version: number;
  /** When this version was first seen: ISO 8601 in UTC. */
  firstSeen: string;
}

/** An entry that announces the key that signs all later heads. */
export interface KeyEntry {
  type: 'key';
  /** Base64 of the SubjectPublicKeyInfo. */
  publicKey: string;
  /** ISO 8601 in UTC. */
  since: string;
}

export type RecordEntry = FilingEntry | KeyEntry;

/** A version of a filing, with its position in the log. */
export interface RecordedFiling extends FilingEntry {
  /** Index of its entry in the log, from 0. */
  index: number;
  /** Lower-case hexadecimal. */
  leafHash: string;
}

/** An entry as stored in the log. */
export interface LogEntry {
  index: number;
  /** The exact text that was hashed: canonical JSON (RFC 8785) of a RecordEntry. */
  leaf: string;
  /** Lower-case hexadecimal, as all hashes here. */
  leafHash: string;
}

/** State of a recorded filing in the back office at the last check; a changed file has kept its address. */
export const FILING_STATES = ['published', 'withdrawn', 'file-gone', 'file-changed'] as const;
export type FilingState = (typeof FILING_STATES)[number];

/** The newest version of a filing in one language, as lists show it. */
export interface FilingRow extends RecordedFiling {
  /** When its first version was first seen: ISO 8601 in UTC. */
  since: string;
  state: FilingState;
}

/** All recorded versions of a filing in one language, oldest first. */
export interface FilingHistory {
  locale: Locale;
  versions: readonly [RecordedFiling, ...RecordedFiling[]];
  state: FilingState;
}

export interface FilingQuery {
  locale?: Locale;
  /** Year of the display time. */
  year?: number;
  kind?: FilingKind;
  /** Words separated by spaces; the title must contain all of them, in any case. */
  words?: string;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** Number of filings of a language, year and kind. */
export interface FilingCount {
  locale: Locale;
  year: number;
  kind: FilingKind;
  count: number;
}

/** A recorded file that has the requested hash, in the newest version of the filing that contains it. */
export interface FileMatch {
  filing: RecordedFiling;
  file: FilingFile;
  /** When the oldest version that has the file was first seen: ISO 8601 in UTC. */
  since: string;
  /** The next version, which no longer has the file; null if the newest version has it. */
  replacedBy: RecordedFiling | null;
}

/** A signed head of the log. */
export interface SignedHead {
  /** Number of entries. */
  size: number;
  rootHash: string;
  /** ISO 8601 in UTC. */
  time: string;
  /** The signed note (C2SP tlog-checkpoint) as it is published. */
  note: string;
}

export interface InclusionProof {
  index: number;
  size: number;
  leafHash: string;
  rootHash: string;
  /** From the leaf's sibling up (RFC 9162, 2.1.3). */
  path: readonly string[];
}

export interface ConsistencyProof {
  first: number;
  second: number;
  firstRoot: string;
  secondRoot: string;
  /** RFC 9162, 2.1.4. */
  path: readonly string[];
}

/** The public keys that sign heads now, or did so earlier. */
export interface RecordKeys {
  /** Name of the log in its heads, such as `www.example.com/record`. */
  origin: string;
  /** PEM (SubjectPublicKeyInfo) of the key in use, and of former keys, newest first. */
  current: string;
  former: readonly string[];
  /** Whether the site generated the current key itself, so that its signatures prove nothing to others. */
  isDemonstration: boolean;
}
