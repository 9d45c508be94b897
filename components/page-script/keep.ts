import { KEPT_PAGES } from '@/lib/base/constants';
import { storages } from '../inline-scripts/browser-state';

const STORE_KEY = 'kept-pages';

interface StoredPage {
  key: string;
  /** Scroll position in pixels. */
  top: number;
  /** For each fold whether it was open: 1 or 0. */
  open: number[];
}

/** Session storage may contain anything; what is not a list counts as an empty one. */
function storedPages(store: Storage): Partial<StoredPage>[] {
  try {
    const list: unknown = JSON.parse(store.getItem(STORE_KEY) ?? '');
    return Array.isArray(list) ? list.filter((page) => page) : [];
  } catch {
    return [];
  }
}

const foldsOf = (main: HTMLElement): HTMLDetailsElement[] =>
  [...main.querySelectorAll('details')].filter((fold) => !fold.closest('form'));

/** Records the page when it is left. */
function keepOnLeaving(main: HTMLElement, key: string, store: Storage): () => void {
  return () => {
    const others = storedPages(store).filter((page) => page.key !== key);
    const open = foldsOf(main).map((fold) => (fold.open ? 1 : 0));
    const pages = [...others, { key, top: Math.round(scrollY), open }];
    try {
      store.setItem(STORE_KEY, JSON.stringify(pages.slice(-KEPT_PAGES)));
    } catch {
      // The storage is full: it stays as it is.
    }
  };
}

function giveBack(main: HTMLElement, key: string, store: Storage): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'back_forward') return;
  const page = storedPages(store).find((one) => one.key === key);
  if (!page) return;
  const { open, top = 0 } = page;
  const folds = foldsOf(main);
  if (Array.isArray(open) && open.length === folds.length)
    for (const [at, fold] of folds.entries()) fold.open = open[at] === 1;
  addEventListener('load', () => {
    if (scrollY === 0 && top > 0 && !location.hash) scrollTo(0, top);
  });
}

/**
 * SH-05: restores what neither addresses nor the browser's back/forward cache restore: open folds and the scroll
 * position of the last ten pages, in session storage. Input is never stored. A page in the mode `fresh` is reloaded
 * when it comes from that cache, except answers to a form, which are below /api/.
 */
export function startKeep(signal: AbortSignal): void {
  const main = document.getElementById('main');
  const mode = main?.dataset.keep;
  if (mode === 'fresh' && !location.pathname.startsWith('/api/'))
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload(), { signal });
  const { session } = storages();
  if (!main || !session || (mode !== 'address' && mode !== 'path')) return;
  const key = location.pathname + (mode === 'path' ? '' : location.search);
  addEventListener('pagehide', keepOnLeaving(main, key, session), { signal });
  giveBack(main, key, session);
}
