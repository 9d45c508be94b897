import type { FilingKind } from './record';
import type { Locale } from './variant';

/** A recorded filing whose file has the hash that was asked for. */
export interface KnownFile {
  id: string;
  locale: Locale;
  title: string;
  kind: FilingKind;
  /** As the back office sent it (China Standard Time). */
  displayTime: string;
  /** When the file was first recorded: ISO 8601 in UTC. */
  firstSeen: string;
  /** The version that replaced it, when (ISO 8601 in UTC) and under which title; null while the file is the current one. */
  replaced: { at: string; title: string } | null;
}

export const FILE_OUTCOMES = ['current', 'replaced', 'unknown', 'badHash', 'tooMany', 'unavailable'] as const;
export type FileOutcome = (typeof FILE_OUTCOMES)[number];

/** What the record says of a file by its SHA-256. */
export interface FileVerdict {
  outcome: FileOutcome;
  /** Lower-case hexadecimal; empty unless it is a SHA-256. */
  sha256: string;
  /** When it was looked up: ISO 8601 in UTC. */
  at: string;
  /** Filings that have the file, those with the current one first. */
  known: KnownFile[];
}

/** The same in words of one language, for the page and for the browser that asked. */
export interface FileAnswer {
  outcome: FileOutcome;
  title: string;
  lines: string[];
  links: { href: string; label: string }[];
  /** All of it as plain text to send on; empty where there is nothing to tell others. */
  forward: string;
}
