import { AWAKE_EVENT, isAwake } from '@/lib/browser/awake';
import { hasLoaded, mayReload, reloadPage } from '@/lib/browser/reload';
import { loadFramework } from './load-framework';
import { wakeAnywhere } from './wake-anywhere';
import { wakeBySelf } from './wake-by-self';

const ISLAND = '[data-island]';
/** What only the framework answers: buttons without an action of the browser, and links that would leave the page. */
const HELD = `${ISLAND} button[type=button]:not([popovertarget]), a[data-held]`;
/** What a visitor does to a part of the page when they want something of it. */
const INTENTS = [
  'pointerover',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'input',
  'change',
  'click',
];
/** After that long a link is followed as a link. */
const HOLD_MS = 5000;
const PART = 'page-data';
/** What cannot be loaded that often is tried again only for a click that waits. */
const MAX_TRIES = 3;
/** After a failed attempt, times the number of attempts: a network that was gone for a moment is back by then. */
const RETRY_MS = 2000;

/**
 * The framework stops clicks and keys at the document if they are meant for a part that it is about to hydrate. It does
 * not answer them later either; this script does.
 */
const letPass = (event: Event): void => {
  event.stopPropagation = () => undefined;
};

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey;

/** The acts of a visitor that wait for the framework, each once, in their order. */
function waitingActs() {
  const clicked = new Set<HTMLElement>();
  const changed = new Set<Element>();
  let passing = false;
  const click = (wanted: (control: HTMLElement) => boolean) => {
    passing = true;
    for (const control of [...clicked].filter(wanted)) {
      clicked.delete(control);
      control.click();
    }
    passing = false;
  };
  return {
    isWaiting: () => clicked.size > 0,
    note(event: Event, target: Element): void {
      if (event.type === 'input' || event.type === 'change') changed.add(target);
      if (!(event instanceof MouseEvent) || event.type !== 'click' || passing) return;
      const control = target.closest<HTMLElement>(HELD);
      if (!control || opensElsewhere(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      clicked.add(control);
    },
    answer(): void {
      for (const field of changed)
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      changed.clear();
      click(() => true);
    },
    followLinks: () => click((control) => control.matches('a')),
  };
}

/**
 * Late hydration. The framework is loaded when a visitor points at, touches, focuses or types into an island: a part
 * of the page that needs it, marked by `data-island`. A click that only the framework can answer waits for it and is
 * repeated once; so is the event of a changed field, which keeps its value. Everything else is left to the browser.
 */
export function startWake(signal: AbortSignal): void {
  if (isAwake() || !document.querySelector(ISLAND)) return;
  const acts = waitingActs();
  const stop = new AbortController();
  signal.addEventListener('abort', () => stop.abort());
  let loading = false;
  let tries = 0;

  const failed = () => {
    loading = false;
    const isWaiting = acts.isWaiting();
    // As after a new release: the visitor waits for an answer that this page can no longer give.
    if (isWaiting && mayReload(PART)) {
      reloadPage();
      return;
    }
    acts.followLinks();
    if (tries < MAX_TRIES) setTimeout(wake, RETRY_MS * tries);
    else if (isWaiting) stop.abort();
  };
  const load = () => {
    if (loading || stop.signal.aborted) return;
    loading = true;
    tries += 1;
    loadFramework(failed);
  };
  const wake = () => {
    if (tries < MAX_TRIES) load();
  };
  const awake = () => {
    stop.abort();
    hasLoaded(PART);
    acts.answer();
  };
  const onIntent = (event: Event) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest(ISLAND)) return;
    acts.note(event, target);
    if (!event.defaultPrevented) {
      wake();
      return;
    }
    load();
    setTimeout(acts.followLinks, HOLD_MS);
  };
  for (const intent of INTENTS) {
    // Only a click is ever prevented; the others must not delay scrolling.
    const passive = intent !== 'click';
    window.addEventListener(intent, onIntent, { capture: true, passive, signal: stop.signal });
  }
  for (const act of ['click', 'keydown'])
    window.addEventListener(act, letPass, { capture: true, passive: true, signal: stop.signal });
  window.addEventListener(AWAKE_EVENT, awake, { signal: stop.signal });
  wakeAnywhere(wake, stop.signal);
  wakeBySelf(wake, stop.signal);
}
