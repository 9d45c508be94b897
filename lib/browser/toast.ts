export const TOAST_EVENT = 'site:toast';

/** Shows a short message for some seconds and announces it to screen readers; rendered by components/ui/toasts. */
export function showToast(text: string): void {
  window.dispatchEvent(new CustomEvent(TOAST_EVENT, { detail: text }));
}
