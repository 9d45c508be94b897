import { TOAST_MS } from '@/lib/base/constants';
import { TOAST_EVENT } from '@/lib/browser/toast';

function say(text: string): void {
  const toast = document.querySelector<HTMLElement>('[data-toast]');
  if (!toast) return;
  toast.textContent = text;
  toast.hidden = text === '';
}

/** Shows each toast for its time in the element that ui/toasts.tsx renders. */
export function startToasts(signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (event: Event) => {
    clearTimeout(timer);
    say(event instanceof CustomEvent ? String(event.detail) : '');
    timer = setTimeout(say, TOAST_MS, '');
  };
  window.addEventListener(TOAST_EVENT, show, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
