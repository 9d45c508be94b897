import type { FileAnswer } from './file-check';

export const VERIFICATION_KINDS = ['person', 'outlet', 'phone', 'website', 'wechat', 'file'] as const;
export type VerificationKind = (typeof VERIFICATION_KINDS)[number];

/** Whether an unknown value names what can be verified. */
export const isVerificationKind = (kind: unknown): kind is VerificationKind =>
  VERIFICATION_KINDS.some((known) => known === kind);

/** One matching entry of the official data, with its lines. */
export interface Finding {
  title: string;
  lines: string[];
}

export type Outcome = 'official' | 'ended' | 'unknown' | 'tooShort' | 'needsPrint' | 'tooMany' | 'failed';

export interface Verdict {
  kind: VerificationKind;
  /** As typed, shortened. */
  query: string;
  outcome: Outcome;
  findings: Finding[];
}

/** A link, number or account of a pasted message, with what became of it. */
export interface MessagePiece {
  kind: VerificationKind;
  /** As it stood in the message, shortened. */
  query: string;
  outcome: Outcome;
  /** To whom it belongs by the official data, shortened; empty where nobody is known. */
  title: string;
}

export interface MessageVerdict {
  outcome: 'checked' | 'nothing' | 'tooLong' | 'tooMany';
  pieces: MessagePiece[];
  /** How many more there are than were checked. */
  more: number;
}

/** By what the group can be reached; the sheet that visitors print. */
export interface OfficialChannels {
  /** Hosts; `*.a.example` stands for all below a.example. */
  hosts: string[];
  phones: string[];
  accounts: { name: string; id: string }[];
}

export interface VerificationPage {
  /** Null before the first check. */
  verdict: Verdict | null;
  /** Answer to a pasted message; null unless that was the last check. */
  message: MessageVerdict | null;
  /** Answer about a document; null unless that was the last check. */
  file: FileAnswer | null;
  /** There is a record of filings with which documents are compared. */
  checksFiles: boolean;
  /** Address at which anybody sees the answer; empty where it would name personal data. */
  share: string;
  channels: OfficialChannels;
  /** Address of the page, of an outlet's check where the visitor came by it, with its code and a file of that. */
  sticker: { address: string; qr: { path: string; size: number }; href: string };
  hotline: string;
  /** Name of the group, in the language of the page. */
  siteName: string;
  head: { title: string; noindex: boolean };
}
