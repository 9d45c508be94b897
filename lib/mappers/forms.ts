import { withoutControls, withoutControlsInLines } from '@/lib/base/possible';
import type { ComplaintField, FormName, FormValues, ReportField } from '@/lib/model/forms';
import { FORMS } from '@/lib/rules/forms/rules';

/** Names of the fields in the contract; those of a report are the initials of their Chinese names. */
const WIRE_NAMES: {
  report: Readonly<Record<ReportField, string>>;
  complaint: Readonly<Record<ComplaintField, string>>;
} = {
  report: {
    carrier: 'hdfw',
    accountName: 'wlmc',
    link: 'wllj',
    description: 'bxxs',
    reporter: 'xm',
    contact: 'lxfs',
  },
  complaint: {
    complainant: 'userName',
    phone: 'phone',
    email: 'email',
    summary: 'adviceSummary',
    details: 'adviceContent',
  },
};

/** Typed values and the captcha as fields of calls 12 and 13, trimmed and without control characters. */
export function formFields(form: FormName, values: FormValues): Record<string, string> {
  const names: Readonly<Record<string, string>> = WIRE_NAMES[form];
  const fields = FORMS[form].fields.map(({ name, kind }) => {
    const clean = kind === 'area' ? withoutControlsInLines : withoutControls;
    return [names[name] ?? name, clean(values[name] ?? '').trim()] as const;
  });
  return { ...Object.fromEntries(fields), code: (values.code ?? '').trim(), uuid: values.uuid ?? '' };
}
