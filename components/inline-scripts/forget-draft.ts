import { draftKey } from '@/lib/browser/session';

/** Removes the draft once the form has been accepted. */
export function forgetDraft(form: string): void {
  try {
    sessionStorage.removeItem(draftKey(form));
  } catch {
    // Storage is disabled: there is no draft.
  }
}
