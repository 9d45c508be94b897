import type { FormName } from '@/lib/model/forms';
import type { Locale } from '@/lib/model/variant';

/** A form that is being sent. */
export interface Visit {
  request: Request;
  form: FormName;
  locale: Locale;
}

/** A script asks for JSON and stays on its page; everybody else gets pages. */
export const asksForJson = ({ request }: Visit): boolean =>
  (request.headers.get('accept') ?? '').startsWith('application/json');
