import type {
  AccessibilityGap,
  Criterion,
  CriterionState,
  NationalSubject,
  Principle,
  TestKind,
} from '@/lib/model/accessibility';
import type { Locale } from '@/lib/model/variant';
import statement from '@/settings/accessibility.json';

type Both = Readonly<Record<Locale, string>>;

interface TestNote {
  kind: TestKind;
  /** Path of the test in the repository. */
  file: string;
}

/** A row of settings/accessibility.json. */
export interface CriterionRow {
  id: string;
  level: Criterion['level'];
  name: Both;
  state: CriterionState;
  tests: readonly TestNote[];
  until?: string;
  note?: Both;
}

/** A subject is judged by criteria, or has a state and tests of its own. */
interface SubjectRow {
  name: Both;
  criteria?: readonly string[];
  state?: CriterionState;
  tests?: readonly TestNote[];
}

/** All criteria of WCAG 2.2, levels A and AA, in their order. */
export const CRITERIA = statement.criteria as readonly CriterionRow[];
export const SUBJECTS = statement.gbt as readonly SubjectRow[];

/** The day of the statement, and the number of working days within which reports are answered. */
export const { dated, answerWorkingDays } = statement;

/** Best first: a subject is as good as the worst of its criteria. */
const STATES = ['notApplicable', 'met', 'partly', 'untested', 'notMet'] as const;

function criterionIn(locale: Locale, row: CriterionRow): Criterion {
  const { id, level, name, state, tests, until = '', note } = row;
  const kinds = [...new Set(tests.map(({ kind }) => kind))];
  return { id, level, name: name[locale], state, kinds, until, note: note?.[locale] ?? '' };
}

/** The criteria in the language of the page, by principle. */
export const principlesIn = (locale: Locale): Principle[] =>
  ([1, 2, 3, 4] as const).map((number) => ({
    number,
    criteria: CRITERIA.filter(({ id }) => id.startsWith(`${number}.`)).map((row) => criterionIn(locale, row)),
  }));

/** Number of criteria in each state. */
export function countStates(): Record<CriterionState, number> {
  const counts = { met: 0, partly: 0, untested: 0, notMet: 0, notApplicable: 0 };
  for (const { state } of CRITERIA) counts[state] += 1;
  return counts;
}

/** The worst state among criteria; not applicable where none of them applies. */
export function worstState(ids: readonly string[]): CriterionState {
  const ranks = CRITERIA.filter(({ id }) => ids.includes(id)).map(({ state }) => STATES.indexOf(state));
  return STATES[Math.max(0, ...ranks)] ?? 'untested';
}

export const subjectsIn = (locale: Locale): NationalSubject[] =>
  SUBJECTS.map(({ name, criteria = [], state }) => ({
    name: name[locale],
    criteria,
    state: state ?? worstState(criteria),
  }));

export const gapsIn = (locale: Locale): AccessibilityGap[] =>
  statement.gaps.map(({ text, found, until }) => ({ text: text[locale], found, until }));
