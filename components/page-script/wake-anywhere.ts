import { savesData } from '@/lib/browser/saves-data';

/** An island that is what its page is for. */
const MAIN_ISLAND = '[data-island=main]';
/** `pointerover` is none of them: it is also fired when the page appears below a pointer at rest. */
const ACTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];

/**
 * Calls `wake` at the visitor's first act anywhere on a page with `data-island="main"`, once. A visitor who saves data
 * wakes it as any other island.
 */
export function wakeAnywhere(wake: () => void, signal: AbortSignal): void {
  if (savesData() || !document.querySelector(MAIN_ISLAND)) return;
  const first = new AbortController();
  signal.addEventListener('abort', () => first.abort());
  const onAct = () => {
    first.abort();
    wake();
  };
  for (const act of ACTS)
    window.addEventListener(act, onAct, { capture: true, passive: true, signal: first.signal });
}
