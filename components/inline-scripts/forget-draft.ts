import { draftKey } from '@/lib/browser/session';

/** What was sent need not be kept for another try. */
export function forgetDraft(form: string): void {
  try {
    sessionStorage.removeItem(draftKey(form));
  } catch {
    // Storage is switched off: there is no draft.
  }
}
