import { formatDate } from '@/lib/base/format';
import type { Finding } from '@/lib/model/findings';
import type { Locale } from '@/lib/model/variant';

/** The values for a finding's sentences, with dates in the form of the language. */
export function wordedValues({ values }: Pick<Finding, 'values'>, locale: Locale): Finding['values'] {
  const { due } = values;
  return typeof due === 'string' ? { ...values, due: formatDate(due, locale) } : values;
}
