const PANEL = '[data-search]';

function closePanel(panel: HTMLDetailsElement, back: boolean): void {
  panel.open = false;
  if (back) panel.querySelector('summary')?.focus();
}

/**
 * Reported as input, also where the box is empty already: the browser clears a search box on Esc without saying so, and
 * the list of suggestions would stay if the panel opens again before it is rendered.
 */
function forgetTyped(panel: HTMLDetailsElement): void {
  panel.querySelector('form')?.reset();
  panel.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The browser reports an opening only later; what is typed until then would be lost. */
function openAtOnce(panel: HTMLDetailsElement, event: Event): void {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof Element) || !target.closest('summary')) return;
  event.preventDefault();
  panel.open = !panel.open;
  if (panel.open) panel.querySelector('input')?.focus();
}

/** Closing and opening at once fires one event for both; only its old state shows the closing. */
const wasOpen = (event: Event) => 'oldState' in event && event.oldState === 'open';

/**
 * `data-search`: the search panel of the header. Opening focuses the input; closing clears it. Esc, a click outside
 * (`data-search-overlay`) and leaving the page close it.
 */
export function startSearchPanel(signal: AbortSignal): void {
  const panel = document.querySelector<HTMLDetailsElement>(PANEL);
  if (!panel) return;
  panel.addEventListener(
    'toggle',
    (event) => {
      if (wasOpen(event) || !panel.open) forgetTyped(panel);
      if (panel.open) panel.querySelector('input')?.focus();
    },
    { signal },
  );
  panel.addEventListener(
    'keydown',
    ({ key, defaultPrevented, isComposing }) => {
      if (key === 'Escape' && panel.open && !defaultPrevented && !isComposing) closePanel(panel, true);
    },
    { signal },
  );
  panel.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      if (target instanceof Element && target.matches('[data-search-overlay]')) closePanel(panel, false);
      else openAtOnce(panel, event);
    },
    { signal },
  );
  window.addEventListener('pagehide', () => closePanel(panel, false), { signal });
}
