import { savesData } from '@/lib/browser/saves-data';
import { storages } from '../inline-scripts/browser-state';

/** Browsers without it are idle soon enough. */
const whenIdle = (act: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(act);
  else setTimeout(act, 1);
};

const isStored = (key: string): boolean =>
  Object.values(storages()).some((storage: Storage) => storage.getItem(key) !== null);

/** Calls `wake` once the element has been on screen of a visible page, when the time since loading has passed. */
function watch(element: HTMLElement, wake: () => void, signal: AbortSignal): void {
  const due = performance.now() + Number(element.dataset.live);
  let onScreen = false;
  const settle = () => {
    if (!onScreen || document.hidden || signal.aborted) return;
    const left = due - performance.now();
    if (left > 0) setTimeout(settle, left);
    else whenIdle(wake);
  };
  const observer = new IntersectionObserver(([entry]) => {
    onScreen = entry?.isIntersecting ?? false;
    settle();
  });
  observer.observe(element);
  document.addEventListener('visibilitychange', settle, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}

/**
 * `data-live` on a part that changes by itself: after that many milliseconds it wakes the page when it is on screen
 * and the browser is idle, unless the visitor saves data. `data-stored` is a key of the browser's storages: what is
 * stored there belongs into the page at once.
 */
export function wakeBySelf(wake: () => void, signal: AbortSignal): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-stored]'))
    if (isStored(element.dataset.stored ?? '')) wake();
  if (savesData()) return;
  for (const element of document.querySelectorAll<HTMLElement>('[data-live]')) watch(element, wake, signal);
}
