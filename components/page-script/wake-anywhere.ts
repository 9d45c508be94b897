import { savesData } from '@/lib/browser/saves-data';

/** An island that is what its page is for. */
const MAIN_ISLAND = '[data-island=main]';
/** `pointerover` is not among them: a pointer at rest fires it when the page appears below it. */
const ACTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'];

/** Whether a pointer has moved since the event before; the first event may come from one at rest. */
function moveCheck(): (event: Event) => boolean {
  let last: string | null = null;
  return (event) => {
    const { screenX, screenY } = event as MouseEvent;
    const place = `${screenX} ${screenY}`;
    const moved = last !== null && last !== place;
    last = place;
    return moved;
  };
}

/**
 * Calls `wake` at the visitor's first act anywhere on a page with `data-island="main"`, once. A visitor who saves data
 * wakes it as any other island.
 */
export function wakeAnywhere(wake: () => void, signal: AbortSignal): void {
  if (savesData() || !document.querySelector(MAIN_ISLAND)) return;
  const first = new AbortController();
  signal.addEventListener('abort', () => first.abort());
  const hasMoved = moveCheck();
  const onAct = (event: Event) => {
    if (event.type === 'pointermove' && !hasMoved(event)) return;
    first.abort();
    wake();
  };
  for (const act of ACTS)
    window.addEventListener(act, onAct, { capture: true, passive: true, signal: first.signal });
}
