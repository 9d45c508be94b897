import type { FileAnswer } from './file-check';

export const VERIFICATION_KINDS = ['person', 'outlet', 'phone', 'website', 'wechat', 'file'] as const;
export type VerificationKind = (typeof VERIFICATION_KINDS)[number];

/** Whether a value is a kind of verification. */
export const isVerificationKind = (kind: unknown): kind is VerificationKind =>
  VERIFICATION_KINDS.some((known) => known === kind);

/** A matching entry of the official data, or the host of a website that was checked. */
export interface Finding {
  title: string;
  lines: string[];
}

export type Outcome = 'official' | 'ended' | 'unknown' | 'tooShort' | 'needsPrint' | 'tooMany' | 'failed';

export interface Verdict {
  kind: VerificationKind;
  /** As typed, shortened; for an outlet in the address its name. */
  query: string;
  outcome: Outcome;
  findings: Finding[];
}

/** A link, number or account in a pasted message, with the outcome of its check. */
export interface MessagePiece {
  kind: VerificationKind;
  /** As in the message, shortened. */
  query: string;
  outcome: Outcome;
  /** Title of the first finding, shortened; empty without one. */
  title: string;
}

export interface MessageVerdict {
  outcome: 'checked' | 'nothing' | 'tooLong' | 'tooMany';
  pieces: MessagePiece[];
  /** Number of further pieces, which were not checked. */
  more: number;
}

/** Official channels of the group, which visitors can print as a sheet. */
export interface OfficialChannels {
  /** Host names; `*.a.example` stands for all subdomains of a.example. */
  hosts: string[];
  phones: string[];
  accounts: { name: string; id: string }[];
}

export interface VerificationPage {
  /** Verdict on the query, else the last one in this browser; null without one. */
  verdict: Verdict | null;
  /** Answer to a pasted message; null unless that was the last check. */
  message: MessageVerdict | null;
  /** Answer about a document; null unless that was the last check. */
  file: FileAnswer | null;
  /** Whether the record of filings is on, with which documents are compared. */
  checksFiles: boolean;
  /** URL that shows the verdict to anyone; empty for failures, and for kinds without a query parameter for it. */
  share: string;
  channels: OfficialChannels;
  /** For stickers: address of the page or of the check of the outlet in the query; its QR code, and the URL of that. */
  sticker: { address: string; qr: { path: string; size: number }; href: string };
  hotline: string;
  /** Name of the group, in the language of the page. */
  siteName: string;
  head: { title: string; description: string; noindex: boolean };
}
