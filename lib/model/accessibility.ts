/** How far a criterion is met. */
export type CriterionState = 'met' | 'partly' | 'untested' | 'notMet' | 'notApplicable';

/** How it is tested: a rule of axe, the HTML checker, a journey in a browser, or a unit test. */
export type TestKind = 'axe' | 'html' | 'journey' | 'unit';

/** A criterion of WCAG 2.2, in the language of the page. */
export interface Criterion {
  /** `1.4.3` */
  id: string;
  level: 'A' | 'AA';
  name: string;
  state: CriterionState;
  /** Each kind once. */
  kinds: readonly TestKind[];
  /** Day by which it is to be met or tested, YYYY-MM-DD; empty where nothing is open. */
  until: string;
  note: string;
}

/** Criteria of one of the four principles; 1 to 4. */
export interface Principle {
  number: 1 | 2 | 3 | 4;
  criteria: readonly Criterion[];
}

/** A subject of GB/T 37668-2019. */
export interface NationalSubject {
  name: string;
  state: CriterionState;
  /** Ids of the criteria of WCAG 2.2 that it is judged by; empty where it has tests of its own. */
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
