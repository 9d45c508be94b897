/** Where a form keeps what was typed, so that a reload or a failed call does not cost it. */
export const draftKey = (form: string): string => `draft:${form}`;

/** What a failed call leaves alone: the promotion code, form drafts, and what keeps a page from reloading for ever. */
const KEPT = /^(?:tgCode$|draft:|lazy:)/;

/** CL-07: what the site kept of this visit may come from a back office that is no longer well. */
export function forgetSession(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (!KEPT.test(key)) sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off: there is nothing to forget.
  }
}
