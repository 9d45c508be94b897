import type { FormName, Problem } from '@/lib/model/forms';
import { FORMS } from './rules';

/** The last question of both forms: captcha, consent and the button that submits. */
export const LAST_QUESTION = 'code';

/** The questions of a form in the order in which they are asked: each field, the files, and the last one (EL-17). */
export const questionsOf = (form: FormName): string[] => [
  ...FORMS[form].fields.map(({ name }) => name),
  FORMS[form].files.name,
  LAST_QUESTION,
];

const questionOf = (field: string): string => (field === 'privacy' ? LAST_QUESTION : field);

/** The question to open: the first with a problem, or the last one for problems that belong to no field. */
export function openQuestion(form: FormName, problems: readonly Problem[]): string {
  const questions = questionsOf(form);
  if (problems.length === 0) return questions[0] ?? LAST_QUESTION;
  const wrong = new Set(problems.map(({ field }) => questionOf(field)));
  return questions.find((name) => wrong.has(name)) ?? LAST_QUESTION;
}
