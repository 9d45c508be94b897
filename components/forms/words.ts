import type { FormName } from '@/lib/model/forms';
import type zh from '@/messages/zh.json';

type All = (typeof zh)['forms'];

/** The messages that one form needs in the browser. */
export interface FormWords
  extends Omit<All, 'report' | 'complaint' | 'receipt' | 'steps' | 'goBack' | 'filesAgain'> {
  fields: Readonly<Record<string, string>>;
  hints: Readonly<Record<string, string>>;
  carriers: Readonly<Record<string, string>>;
}

/** The messages of one form; the carriers of a report are shared by both. */
export function formWordsOf(all: All, form: FormName): FormWords {
  const { report, complaint, receipt: _receipt, steps: _steps, goBack: _back, ...shared } = all;
  const own = form === 'report' ? report : complaint;
  return { ...shared, fields: own.fields, hints: own.hints, carriers: report.carriers };
}
