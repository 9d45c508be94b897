import type { FormName } from '@/lib/model/forms';
import type { Locale } from '@/lib/model/variant';

/** A form that is being sent. */
export interface Visit {
  request: Request;
  form: FormName;
  locale: Locale;
}

/** Whether the form's script sent it: it gets JSON, all other requests get pages. */
export const asksForJson = ({ request }: Visit): boolean =>
  (request.headers.get('accept') ?? '').startsWith('application/json');
