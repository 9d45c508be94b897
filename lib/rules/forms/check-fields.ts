import * as v from 'valibot';
import type { FormField, FormName, FormValues } from '@/lib/model/forms';
import { CARRIERS, FORMS } from './rules';

/** Keys of `forms.errors` in messages/. */
export type FieldProblem =
  | `${Exclude<FormField, 'reporter' | 'contact'> | 'code' | 'privacy'}Required`
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

/** One schema for browser and server; its messages are keys of `forms.errors`. */
const SCHEMAS = {
  report: v.object({
    carrier: v.pipe(v.optional(v.string(), ''), v.picklist(CARRIERS, 'carrierRequired')),
    accountName: required('accountName', 'accountNameRequired'),
    link: required('link', 'linkRequired'),
    description: required('description', 'descriptionRequired'),
    reporter: free('reporter'),
    contact: free('contact'),
    ...shared,
  }),
  complaint: v.object({
    complainant: required('complainant', 'complainantRequired'),
    phone: v.pipe(required('phone', 'phoneRequired'), v.regex(/^[\d+() -]{5,30}$/, 'phoneForm')),
    email: v.pipe(required('email', 'emailRequired'), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'emailForm')),
    summary: required('summary', 'summaryRequired'),
    details: required('details', 'detailsRequired'),
    ...shared,
  }),
} as const;

export interface FieldFault {
  field: string;
  problem: FieldProblem;
}

/** What is wrong with the fields, one fault for each field, in their order on the page. */
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
