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

export interface VerificationPage {
  /** Null before the first check. */
  verdict: Verdict | null;
  hotline: string;
  /** Name of the group, in the language of the page. */
  siteName: string;
  title: string;
}
