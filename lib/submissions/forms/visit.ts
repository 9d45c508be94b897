import type { FormName } from '@/lib/model/forms';
import type { Locale } from '@/lib/model/variant';

/** A form that is being submitted. */
export interface Visit {
  request: Request;
  form: FormName;
  locale: Locale;
}

/** Whether the form's script sent the request: the script gets JSON, all others get pages. */
export const asksForJson = ({ request }: Visit): boolean =>
  (request.headers.get('accept') ?? '').startsWith('application/json');
