import type { Locale } from './variant';

/** From what is wrong for visitors, to what probably is, to what could be better. */
export const SEVERITIES = ['error', 'warning', 'notice'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What the site says of content before it is published; a rule of lib/rules/findings for each. */
export const FINDING_CODES = [
  'no-translation',
  'no-twin',
  'no-menu-item',
  'no-description',
  'long-title',
  'long-description',
  'no-alternative-text',
  'heading-order',
  'dead-file',
  'large-file',
  'dead-link',
  'dropped-content',
  'late-report',
  'outdated-latest-report',
] as const;
export type FindingCode = (typeof FINDING_CODES)[number];

/** What a finding is about, as its list names it. */
export interface FindingSubject {
  kind: 'article' | 'menu' | 'reports';
  /** Id of the article, or key of the menu item; empty for the reports as a whole. */
  id: string;
  title: string;
  /** Site path without language, and its query: `/detail?type=news&id=7`; null where it has no page of its own. */
  path: string | null;
}

export interface Finding {
  code: FindingCode;
  severity: Severity;
  /** The language whose page is concerned. */
  locale: Locale;
  subject: FindingSubject;
  /** Values of the sentence `findings.<code>.text`. */
  values: Readonly<Record<string, string | number>>;
  /** The words, heading or address concerned; empty for the whole. */
  place: string;
}
