import type { Locale } from './variant';

/** Severities, worst first: wrong for visitors, probably wrong, could be better. */
export const SEVERITIES = ['error', 'warning', 'notice'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Codes of findings about content, published or in preview. Their rules are in lib/rules/findings. */
export const FINDING_CODES = [
  'no-translation',
  'filing-without-translation',
  'no-menu-item',
  'no-description',
  'long-title',
  'long-description',
  'no-alternative-text',
  'no-captions',
  'heading-order',
  'dead-file',
  'large-file',
  'dead-link',
  'dropped-content',
  'late-report',
  'outdated-latest-report',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** Subject of a finding, as lists of findings name it. */
export interface FindingSubject {
  kind: 'article' | 'menu' | 'reports';
  /** Id of the article, or key of the menu item; empty for the reports as a whole. */
  id: string;
  title: string;
  /** Site path without language, with its query: `/detail?type=news&id=7`; null if the subject has no page. */
  path: string | null;
}

export interface Finding {
  code: FindingCode;
  severity: Severity;
  /** Language of the page concerned. */
  locale: Locale;
  subject: FindingSubject;
  /** Values for the message `findings.<code>.text`. */
  values: Readonly<Record<string, string | number>>;
  /** Words, heading or address concerned; empty if the finding concerns the whole subject. */
  place: string;
}
