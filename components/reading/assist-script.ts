import { splitSentences } from '@/lib/rules/reading/sentences';
import { storages } from '../inline-scripts/browser-state';
import { lineOf, localeOf } from './page-text';
import { engine, utteranceOf, voiceFor, whenVoices } from './voices';

/** Key of local storage: the helps that are on, separated by spaces; also in assist-switches.tsx. */
const KEY = 'assist';
const RATE = 0.8;
/** A pointer that only passes is not answered. */
const REST_MS = 300;
const BLOCKS =
  'a,button,summary,label,input,select,textarea,h1,h2,h3,h4,h5,h6,p,li,dt,dd,th,td,caption,figcaption,img';
const CAPTION = '[data-assist-caption]';

/** What a block is called or says; never what was typed into a field. */
function textOf(block: Element): string {
  const name = block.getAttribute('aria-label') ?? block.getAttribute('alt');
  if (name) return name;
  const label = 'labels' in block && (block as HTMLInputElement).labels?.[0];
  return lineOf(label || block);
}

function blockAt(target?: EventTarget | null): Element | null {
  const block = target instanceof Element ? target.closest(BLOCKS) : null;
  return block?.closest(CAPTION) ? null : block;
}

/** Reads a block, unless the whole page is being read. */
function speak(block: Element, text: string): void {
  const speech = engine();
  if (!speech || document.querySelector('[data-reader-state=playing]')) return;
  speech.cancel();
  const locale = localeOf(block);
  for (const { start, end } of splitSentences(text))
    speech.speak(utteranceOf(text.slice(start, end), locale, RATE));
}

/** The helps that are on, and the switch of each. */
function helpsOf(root: HTMLElement) {
  const { local } = storages();
  const on = new Set(local?.getItem(KEY)?.split(' '));
  const caption = root.querySelector<HTMLElement>(CAPTION);
  const show = () => {
    document.documentElement.dataset.assist = [...on].join(' ');
    for (const button of root.querySelectorAll<HTMLElement>('[data-assist][aria-pressed]'))
      button.setAttribute('aria-pressed', String(on.has(button.dataset.assist ?? '')));
    if (!caption) return;
    // It repeats what is on the page, for those who see it small.
    caption.setAttribute('aria-hidden', 'true');
    caption.hidden = !on.has('caption');
    if (caption.hidden) caption.textContent = '';
  };
  const store = () => {
    try {
      if (on.size > 0) local?.setItem(KEY, [...on].join(' '));
      else local?.removeItem(KEY);
    } catch {
      // The storage is full: the choice holds for this page.
    }
  };
  show();
  return {
    has: (help: string) => on.has(help),
    press(help: string): void {
      if (help === 'reset') on.clear();
      else if (!on.delete(help)) on.add(help);
      if (!on.has('blocks')) engine()?.cancel();
      store();
      show();
    },
  };
}

type Helps = ReturnType<typeof helpsOf>;

/** Answers pointer and focus: `help` says which helps are on. */
function follow(root: HTMLElement, helps: Helps, signal?: AbortSignal): void {
  const caption = root.querySelector<HTMLElement>(CAPTION);
  let last: Element | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const answer = (block: Element) => {
    const text = textOf(block);
    if (block === last || !text) return;
    last = block;
    if (helps.has('blocks')) speak(block, text);
    if (helps.has('caption') && caption) {
      caption.lang = block.closest<HTMLElement>('[lang]')?.lang ?? '';
      caption.textContent = text;
    }
  };
  const onPointer = ({ target, pointerType }: PointerEvent) => {
    clearTimeout(timer);
    const block = blockAt(target);
    if (block && pointerType === 'mouse') timer = setTimeout(answer, REST_MS, block);
  };
  const onFocus = ({ target }: FocusEvent) => {
    clearTimeout(timer);
    const block = blockAt(target);
    if (!block) return;
    answer(block);
    // Now that the strip is there: the page's scroll padding keeps what has the focus out of it.
    if (helps.has('caption')) block.scrollIntoView({ block: 'nearest' });
  };
  document.addEventListener('pointerover', onPointer, { signal });
  document.addEventListener('focusin', onFocus, { signal });
}

/**
 * EL-12: brings the switches of reading/assist-switches.tsx to life. Loaded when one is first pressed, and with the
 * page while one is on (page-script/load-parts.ts). Listens until the signal is aborted.
 */
export function start(root: HTMLElement, pressed?: Element, signal?: AbortSignal): void {
  if (!matchMedia('(pointer: fine)').matches) return;
  const helps = helpsOf(root);
  const status = root.querySelector<HTMLElement>('[data-assist-status]');
  const press = (target?: EventTarget | null) => {
    const help =
      target instanceof Element && target.closest<HTMLElement>('button[data-assist]')?.dataset.assist;
    if (!help) return;
    helps.press(help);
    if (!status) return;
    status.textContent = '';
    if (help === 'blocks' && helps.has(help))
      whenVoices(() => {
        if (!voiceFor(localeOf(root))) status.textContent = status.dataset.voiceless ?? '';
      });
  };
  root.addEventListener('click', ({ target }) => press(target), { signal });
  addEventListener('pagehide', () => helps.has('blocks') && engine()?.cancel(), { signal });
  follow(root, helps, signal);
  press(pressed);
}
