import * as v from 'valibot';
import type { FormName, FormValues } from '@/lib/model/form';
import { CARRIERS, FORMS } from './rules';

/** Keys of `forms.errors` in messages/. */
export type FieldProblem =
  | `${'hdfw' | 'wlmc' | 'wllj' | 'bxxs' | 'userName' | 'phone' | 'email' | 'adviceSummary' | 'adviceContent' | 'code' | 'privacy'}Required`
  | 'tooLong'
  | 'phoneForm'
  | 'emailForm';

function mostOf(name: string): number {
  const rules = [...FORMS.report.fields, ...FORMS.complaint.fields];
  return rules.find((rule) => rule.name === name)?.most ?? 20;
}

const short = (name: string) => v.maxLength<string, number, FieldProblem>(mostOf(name), 'tooLong');

const required = (name: string, message: FieldProblem) =>
  v.pipe(v.optional(v.string(), ''), v.trim(), v.nonEmpty(message), short(name));

const free = (name: string) => v.pipe(v.optional(v.string(), ''), v.trim(), short(name));

const shared = {
  code: required('code', 'codeRequired'),
  privacy: v.optional(v.literal('yes', 'privacyRequired'), 'no' as 'yes'),
};

/** One schema for browser and server; messages are keys of the words. */
const SCHEMAS = {
  report: v.object({
    hdfw: v.pipe(v.optional(v.string(), ''), v.picklist(CARRIERS, 'hdfwRequired')),
    wlmc: required('wlmc', 'wlmcRequired'),
    wllj: required('wllj', 'wlljRequired'),
    bxxs: required('bxxs', 'bxxsRequired'),
    xm: free('xm'),
    lxfs: free('lxfs'),
    ...shared,
  }),
  complaint: v.object({
    userName: required('userName', 'userNameRequired'),
    phone: v.pipe(required('phone', 'phoneRequired'), v.regex(/^[\d+() -]{5,30}$/, 'phoneForm')),
    email: v.pipe(required('email', 'emailRequired'), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'emailForm')),
    adviceSummary: required('adviceSummary', 'adviceSummaryRequired'),
    adviceContent: required('adviceContent', 'adviceContentRequired'),
    ...shared,
  }),
} as const;

export interface FieldFault {
  field: string;
  problem: FieldProblem;
}

/** What is wrong with the fields, one fault a field, in their order on the page. */
export function checkFields(form: FormName, values: FormValues): FieldFault[] {
  const checked = v.safeParse(SCHEMAS[form], values);
  if (checked.success) return [];
  const faults = new Map<string, FieldFault>();
  for (const { path, message } of checked.issues) {
    const field = String(path?.[0]?.key ?? '');
    if (!faults.has(field)) faults.set(field, { field, problem: message as FieldProblem });
  }
  return [...faults.values()];
}
