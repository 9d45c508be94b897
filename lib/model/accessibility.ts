/** Degree to which a criterion is met. */
export type CriterionState = 'met' | 'partly' | 'untested' | 'notMet' | 'notApplicable';

/** Kind of test: a rule of axe, the HTML checker, a journey (end-to-end test in a browser), or a unit test. */
export type TestKind = 'axe' | 'html' | 'journey' | 'unit';

/** A criterion of WCAG 2.2, in the language of the page. */
export interface Criterion {
  /** `1.4.3` */
  id: string;
  level: 'A' | 'AA';
  name: string;
  state: CriterionState;
  /** Kinds of tests, without duplicates. */
  kinds: readonly TestKind[];
  /** Date by which the criterion is to be met or tested, YYYY-MM-DD; empty if nothing is outstanding. */
  until: string;
  note: string;
}

/** One of the four principles of WCAG, with its criteria. */
export interface Principle {
  number: 1 | 2 | 3 | 4;
  criteria: readonly Criterion[];
}

/** A subject of GB/T 37668-2019. */
export interface NationalSubject {
  name: string;
  state: CriterionState;
  /** Ids of the WCAG 2.2 criteria that determine the state; empty if the subject has its own tests. */
  criteria: readonly string[];
}

export interface AccessibilityGap {
  text: string;
  /** YYYY-MM-DD */
  found: string;
  /** YYYY-MM-DD */
  until: string;
}

/** EL-21: the accessibility statement. */
export interface AccessibilityStatement {
  siteName: string;
  hotline: string;
  tollFree: string;
  /** YYYY-MM-DD */
  dated: string;
  answerWorkingDays: number;
  gaps: readonly AccessibilityGap[];
  principles: readonly Principle[];
  counts: Readonly<Record<CriterionState, number>>;
  national: readonly NationalSubject[];
}
