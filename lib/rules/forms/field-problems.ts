import type { FormName, FormValues, Problem } from '@/lib/model/forms';
import { fill } from '@/lib/words/fill';
import { checkFields, type FieldProblem } from './check-fields';
import { FORMS } from './rules';

interface ProblemWords {
  /** Sentences with {label} and {most} to be filled in. */
  errors: Readonly<Record<FieldProblem, string>>;
  /** Labels of the fields by their names. */
  fields: Readonly<Record<string, string>>;
}

/** What the schema finds, in the words of the page; the same for browser and server. */
export function fieldProblems(
  form: FormName,
  values: FormValues,
  { errors, fields }: ProblemWords,
): Problem[] {
  return checkFields(form, values).map(({ field, problem }) => {
    const most = FORMS[form].fields.find(({ name }) => name === field)?.most ?? 20;
    return { field, text: fill(errors[problem], { label: fields[field] ?? '', most }) };
  });
}
