import type { FilingKind } from './record';
import type { Locale } from './variant';

/** A recorded filing with a file that has the requested hash. */
export interface KnownFile {
  id: string;
  locale: Locale;
  title: string;
  kind: FilingKind;
  /** As the back office sent it (China Standard Time). */
  displayTime: string;
  /** When the oldest version that has the file was first seen: ISO 8601 in UTC. */
  firstSeen: string;
  /** Time (ISO 8601 in UTC) and title of the version that replaced the file; null if the file is current. */
  replaced: { at: string; title: string } | null;
}

export const FILE_OUTCOMES = ['current', 'replaced', 'unknown', 'badHash', 'tooMany', 'unavailable'] as const;
export type FileOutcome = (typeof FILE_OUTCOMES)[number];

/** Result of looking up the SHA-256 of a file in the record. */
export interface FileVerdict {
  outcome: FileOutcome;
  /** Lower-case hexadecimal; empty unless it is a SHA-256. */
  sha256: string;
  /** Time of the lookup: ISO 8601 in UTC. */
  at: string;
  /** Filings that have the file; those whose current file it is come first. */
  known: KnownFile[];
}

/** The verdict in words of one language, for the page and for its script. */
export interface FileAnswer {
  outcome: FileOutcome;
  title: string;
  lines: string[];
  links: { href: string; label: string }[];
  /** The whole answer as plain text for forwarding; empty if the check did not reach a verdict on the file. */
  forward: string;
}
