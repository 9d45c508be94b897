export const TOAST_EVENT = 'site:toast';

/** Shows a short message for TOAST_MS and announces it to screen readers, through components/page-script/toasts. */
export function showToast(text: string): void {
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: text }));
}
