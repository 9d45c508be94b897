import 'server-only';
import type { FormName, FormValues, Problem } from '@/lib/model/forms';
import type { Locale } from '@/lib/model/variant';
import { type FileProblem, megabytes } from '@/lib/rules/forms/check-files';
import { fieldProblems as problemsInWords } from '@/lib/rules/forms/field-problems';
import { FORMS } from '@/lib/rules/forms/rules';
import { formWords } from '@/lib/words/forms';
import { translator } from '@/lib/words/translator';
import type { Upload } from './read-upload';

/** Problems of the fields, as texts. */
export function fieldProblems(form: FormName, values: FormValues, locale: Locale): Problem[] {
  const { errors, [form]: own } = formWords(locale);
  return problemsInWords(form, values, { errors, fields: own.fields });
}

const fileText = (form: FormName, problem: FileProblem, locale: Locale): string => {
  const { most, mostBytes, totalBytes } = FORMS[form].files;
  const t = translator(locale, 'forms.errors');
  if (problem === 'fileCount') return t(problem, { most });
  return t(problem, { most: megabytes(problem === 'fileTotal' ? totalBytes : mostBytes) });
};

/** Too many files, or what is wrong with each. */
export function fileProblems(form: FormName, { files }: Upload, locale: Locale): Problem[] {
  const { name: field, most } = FORMS[form].files;
  if (files.length > most) return [{ field, text: fileText(form, 'fileCount', locale) }];
  const t = translator(locale, 'forms.errors');
  return files.flatMap(({ name, problem }, file) => {
    if (!problem) return [];
    const text = fileText(form, problem, locale);
    // A name with special characters is not repeated in the message.
    return [{ field, text: problem === 'fileChars' ? text : t('atFile', { name, text }), file }];
  });
}
