import { storages } from '../inline-scripts/browser-state';
import { localeOf } from './page-text';
import { type Reader, type ReaderMessage, readerOf } from './reader';
import { voiceFor, whenVoices } from './voices';

/** Key of local storage: the rate that the visitor chose. */
const RATE_KEY = 'reading-rate';

/** The rate in the list, which begins with the remembered one unless the visitor has already chosen. */
function rememberRate(list: HTMLSelectElement, changed: () => void): void {
  const { local } = storages();
  const usual = [...list.options].find(({ defaultSelected }) => defaultSelected)?.value;
  const stored = local?.getItem(RATE_KEY);
  if (list.value === usual && [...list.options].some(({ value }) => value === stored))
    list.value = stored ?? '';
  list.addEventListener('change', () => {
    try {
      local?.setItem(RATE_KEY, list.value);
    } catch {
      // The storage is full: the rate holds for this page.
    }
    changed();
  });
}

/** The visitor is told what to do instead, and the focus is where that stands: the buttons are gone. */
function giveUp(root: HTMLElement): void {
  root.dataset.readerState = 'voiceless';
  root.querySelector<HTMLElement>('[data-reader-hint]')?.focus();
}

const actionOf = (target?: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-reader]')?.dataset.reader : undefined;

function control(root: HTMLElement, list: HTMLSelectElement): Reader {
  const status = root.querySelector<HTMLElement>('[data-reader-status]');
  return readerOf({
    rate: () => Number(list.value),
    show: (state) => {
      // The place that the buttons leave when they move to the edge of the window.
      if (root.dataset.readerState === 'idle') root.style.minHeight = `${root.offsetHeight}px`;
      root.dataset.readerState = state;
      if (state === 'idle') root.style.minHeight = '';
    },
    say: (message: ReaderMessage) => {
      if (status) status.textContent = status.dataset[message] ?? '';
    },
  });
}

/**
 * EL-11: brings the buttons of reading/read-aloud.tsx to life. Loaded when they are first pressed
 * (page-script/load-parts.ts); that press is answered. Listens until the signal is
 * aborted.
 */
export function start(root: HTMLElement, pressed?: Element, signal?: AbortSignal): void {
  const list = root.querySelector('select');
  if (!list) return;
  const reader = control(root, list);
  const act = (target?: EventTarget | null) => {
    const action = actionOf(target);
    if (!action) return;
    whenVoices(() => {
      if (!voiceFor(localeOf(root))) giveUp(root);
      else if (action === 'toggle') reader.toggle();
      else if (action === 'stop') reader.stop();
      else reader.step(action === 'back' ? -1 : 1);
    });
  };
  rememberRate(list, () => reader.repeat());
  root.addEventListener('click', ({ target }) => act(target), { signal });
  addEventListener('pagehide', () => reader.stop(), { signal });
  // Browsers stop hidden pages at any moment, some of them within a sentence.
  document.addEventListener('visibilitychange', () => document.hidden && reader.pause(), { signal });
  act(pressed);
}
