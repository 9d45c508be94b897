export const VERIFY_KINDS = ['person', 'outlet', 'phone', 'website', 'wechat', 'file'] as const;
export type VerifyKind = (typeof VERIFY_KINDS)[number];

export const isVerifyKind = (kind: unknown): kind is VerifyKind =>
  VERIFY_KINDS.some((known) => known === kind);

/** What official data says of something: one entry with its lines. */
export interface Finding {
  title: string;
  lines: string[];
}

export type Outcome = 'official' | 'ended' | 'unknown' | 'tooShort' | 'needsPrint' | 'tooMany' | 'failed';

export interface Verdict {
  kind: VerifyKind;
  /** As typed, shortened. */
  asked: string;
  outcome: Outcome;
  findings: Finding[];
}

export interface VerifyPage {
  /** Null before anything was asked. */
  verdict: Verdict | null;
  hotline: string;
  /** Name of the group, in the language of the page. */
  siteName: string;
  title: string;
}
