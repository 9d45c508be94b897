const PANEL = '[data-search]';

/**
 * Reported as input, also where the box is empty already: the browser clears a search box on Esc without saying so, and
 * the list of suggestions would stay if the panel opens again before it is rendered.
 */
function forgetTyped(panel: HTMLDetailsElement): void {
  panel.querySelector('form')?.reset();
  panel.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Forgets at once: the browser reports a closing only later, when the panel may be open and typed into again. */
function closePanel(panel: HTMLDetailsElement, back: boolean): void {
  panel.open = false;
  forgetTyped(panel);
  if (back) panel.querySelector('summary')?.focus();
}

/** The browser reports an opening only later; what is typed until then would be lost. */
function toggleAtOnce(panel: HTMLDetailsElement, event: Event): void {
  const { target } = event;
  if (event.defaultPrevented || !(target instanceof Element) || !target.closest('summary')) return;
  event.preventDefault();
  if (panel.open) {
    closePanel(panel, false);
    return;
  }
  panel.open = true;
  panel.querySelector('input')?.focus();
}

/**
 * `data-search`: the search panel of the header. Opening focuses the input; closing clears it. Esc, a click outside
 * (`data-search-overlay`), moving the focus outside (menu-keys.ts) and leaving the page close it.
 */
export function startSearchPanel(signal: AbortSignal): void {
  const panel = document.querySelector<HTMLDetailsElement>(PANEL);
  if (!panel) return;
  panel.addEventListener(
    'toggle',
    () => {
      // Closed by the browser, as when the menu opens, or because the focus left.
      if (!panel.open) forgetTyped(panel);
    },
    { signal },
  );
  // Anywhere: a press on its blank parts leaves the focus on no element.
  document.addEventListener(
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
      else toggleAtOnce(panel, event);
    },
    { signal },
  );
  window.addEventListener('pagehide', () => closePanel(panel, false), { signal });
}
