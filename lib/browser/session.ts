/** Session storage key of a form's draft, which survives a reload or a failed call. */
export const draftKey = (form: string): string => `draft:${form}`;

/** Not removed after a failed call: the promotion code, form drafts, and the guard against reload loops. */
const KEPT = /^(?:tgCode$|draft:|lazy:)/;

/** CL-07: removes data stored for this visit, since it may come from a faulty back office. */
export function forgetSession(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (!KEPT.test(key)) sessionStorage.removeItem(key);
  } catch {
    // Storage is disabled: there is nothing to remove.
  }
}
