import { storages } from '../inline-scripts/browser-state';

const STORE_KEY = 'large-text-dismissed';
/** Root size in CSS pixels above which a system counts as set to large text; browsers start at 16. */
const LARGE_PX = 20;

/** EL-03: shows the line `data-large-text` when the system's text is large, until its visitor dismisses it for good. */
export function startLargeText(signal: AbortSignal): void {
  const offer = document.querySelector<HTMLElement>('[data-large-text]');
  const { local } = storages();
  if (!offer || local?.getItem(STORE_KEY)) return;
  if (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) <= LARGE_PX) return;
  offer.hidden = false;
  const dismiss = () => {
    offer.hidden = true;
    local?.setItem(STORE_KEY, '1');
    // The button had the focus: reading goes on with the page.
    document.querySelector<HTMLElement>('main')?.focus();
  };
  offer.querySelector('[data-dismiss]')?.addEventListener('click', dismiss, { signal });
}
