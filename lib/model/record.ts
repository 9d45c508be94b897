import type { ReportType } from './report';
import type { Locale } from './variant';

/**
 * What a filing is: an announcement, a prospectus or circular of the list, a document of one of the offerings below it,
 * or a report of one kind.
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
  /** Path on this site (`/ows/files/…`), or an absolute address of another host. */
  url: string;
  /** Size in bytes; 0 where the file could not be read. */
  bytes: number;
  /** Lower-case hexadecimal; empty where the file could not be read, as on another host. */
  sha256: string;
}

/** What the site has seen of a filing in one language: the content of one entry of the record. */
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

/** An entry that announces the key by which heads are signed from here on. */
export interface KeyEntry {
  type: 'key';
  /** Base64 of the SubjectPublicKeyInfo. */
  publicKey: string;
  /** ISO 8601 in UTC. */
  since: string;
}

export type RecordEntry = FilingEntry | KeyEntry;

/** A filing's version with its place in the log. */
export interface RecordedFiling extends FilingEntry {
  /** Index of its entry in the log, from 0. */
  index: number;
  /** Lower-case hexadecimal. */
  leafHash: string;
}

/** An entry as the log holds it. */
export interface LogEntry {
  index: number;
  /** The exact text that was hashed: canonical JSON (RFC 8785) of a RecordEntry. */
  leaf: string;
  /** Lower-case hexadecimal, as all hashes here. */
  leafHash: string;
}

/** What the back office says of a recorded filing today. */
export const FILING_STATES = ['published', 'withdrawn', 'file-gone', 'file-changed'] as const;
export type FilingState = (typeof FILING_STATES)[number];

/** The newest version of a filing in one language, as lists show it. */
export interface FilingRow extends RecordedFiling {
  /** When its first version was first seen: ISO 8601 in UTC. */
  since: string;
  state: FilingState;
}

/** All that is recorded of one id in one language, oldest version first. */
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
  /** Words that the title contains, in any case; separated by spaces, all of them. */
  words?: string;
  /** From 1. */
  page: number;
  pageSize: number;
}

/** How many filings there are of a year, kind and language. */
export interface FilingCount {
  locale: Locale;
  year: number;
  kind: FilingKind;
  count: number;
}

/** A recorded file that has the hash that was searched for. */
export interface FileMatch {
  filing: RecordedFiling;
  file: FilingFile;
  /** The version that replaced it, or null while it is the newest. */
  replacedBy: RecordedFiling | null;
}

/** A head of the log: how many entries, their root hash, when, and who signed. */
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

/** The keys by which heads are or were signed. */
export interface RecordKeys {
  /** Name of the log in its heads, such as `www.example.com/record`. */
  origin: string;
  /** PEM (SubjectPublicKeyInfo) of the key in use, and of former keys, newest first. */
  current: string;
  former: readonly string[];
  /** Made up by this site itself, so that it proves nothing to others. */
  isDemonstration: boolean;
}
