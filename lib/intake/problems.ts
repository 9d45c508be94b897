import 'server-only';
import { checkFields } from '../forms/check-fields';
import { type FileProblem, megabytes } from '../forms/check-files';
import { fill } from '../forms/fill';
import { FORMS } from '../forms/rules';
import type { FormName, FormValues, Problem } from '../model/form';
import type { Locale } from '../model/variant';
import type { Upload } from './read-upload';
import { formWords } from './words';

function labelOf(form: FormName, field: string, locale: Locale): string {
  const labels: Readonly<Record<string, string>> = formWords(locale)[form].fields;
  return labels[field] ?? '';
}

/** What the schema finds, in words. */
export function fieldProblems(form: FormName, values: FormValues, locale: Locale): Problem[] {
  const { errors } = formWords(locale);
  return checkFields(form, values).map(({ field, problem }) => {
    const most = FORMS[form].fields.find(({ name }) => name === field)?.most ?? 20;
    return { field, text: fill(errors[problem], { label: labelOf(form, field, locale), most }) };
  });
}

const fileText = (form: FormName, problem: FileProblem, locale: Locale): string => {
  const { most, mostBytes, totalBytes } = FORMS[form].files;
  const text = formWords(locale).errors[problem];
  if (problem === 'fileCount') return fill(text, { most });
  return fill(text, { most: megabytes(problem === 'fileTotal' ? totalBytes : mostBytes) });
};

/** Too many files, or what is wrong with each. */
export function fileProblems(form: FormName, { files }: Upload, locale: Locale): Problem[] {
  const { name: field, most } = FORMS[form].files;
  if (files.length > most) return [{ field, text: fileText(form, 'fileCount', locale) }];
  const { errors } = formWords(locale);
  return files.flatMap(({ name, problem }, file) => {
    if (!problem) return [];
    const text = fileText(form, problem, locale);
    // A name with special characters is not repeated: it is what was refused.
    return [{ field, text: problem === 'fileChars' ? text : fill(errors.atFile, { name, text }), file }];
  });
}
