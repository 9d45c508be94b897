export const TOAST_EVENT = 'site:toast';

/** Says something short to the visitor, aloud for screen readers, for some seconds; components/ui/toasts draws it. */
export function showToast(text: string): void {
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: text }));
}
