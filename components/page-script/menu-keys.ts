const isShown = (link: HTMLElement): boolean => {
  const { parentElement: entry } = link.closest('details') ?? link;
  return entry !== null && getComputedStyle(entry).display !== 'none';
};

/** Visible links of a row in order, with the button of the "more" item. */
function linksOf(row: Element | null): HTMLElement[] {
  const found = row?.querySelectorAll<HTMLElement>(':scope > li > a, :scope > li > details > summary') ?? [];
  return [...found].filter(isShown);
}

function neighbour(links: HTMLElement[], from: HTMLElement, step: number): HTMLElement | undefined {
  const at = links.indexOf(from);
  return links[(at + step + links.length) % links.length];
}

const BELOW = '[data-children], [data-pages]';
const MORE = '[data-menu-more]';
const MENUS = `${MORE}, [data-menu-panel]`;

function above(row: Element | null): HTMLElement | undefined {
  if (row?.matches(BELOW)) return row.parentElement?.querySelector<HTMLElement>(':scope > a') ?? undefined;
  return row?.closest(MORE)?.querySelector('summary') ?? undefined;
}

function below(link: HTMLElement): HTMLElement | undefined {
  const more = link.parentElement;
  if (more instanceof HTMLDetailsElement) {
    more.open = true;
    return linksOf(more.querySelector('[data-row]'))[0];
  }
  return linksOf(more?.querySelector(BELOW) ?? null)[0];
}

/** Target of an arrow key from a menu link: along its row, down into its children, up to its parent. */
function target(link: HTMLElement, key: string): HTMLElement | undefined {
  const row = link.closest('li')?.parentElement ?? null;
  if (key === 'ArrowRight') return neighbour(linksOf(row), link, 1);
  if (key === 'ArrowLeft') return neighbour(linksOf(row), link, -1);
  if (key === 'ArrowDown') return below(link);
  return key === 'ArrowUp' ? above(row) : undefined;
}

function closeFolds(folds: string, { target: outside }: Event): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(folds))
    if (fold.open && outside instanceof Node && !fold.contains(outside)) fold.open = false;
}

/** Clicking outside closes the "more" item. */
const onPress = (event: Event) => closeFolds(MORE, event);

/** Focus never stays behind a sheet of the header: moving it outside closes the sheet (WCAG 2.4.11). */
const onFocus = (event: Event) => closeFolds(`${MENUS}, [data-search]`, event);

function onKey(event: KeyboardEvent): void {
  const active = document.activeElement;
  // The focus is in an open menu or, after a press on its blank parts, on no element.
  const panel = document.querySelector<HTMLDetailsElement>(`:is(${MENUS})[open]`);
  if (event.key === 'Escape' && panel) {
    panel.open = false;
    panel.querySelector('summary')?.focus();
    return;
  }
  if (!(active instanceof HTMLElement) || !active.closest('[data-menu]')) return;
  if (event.key === 'Escape') {
    // Focus moves first: it must not stay on a hidden element, and focusing an item opens the menu again.
    target(active, 'ArrowUp')?.focus();
    document.documentElement.dataset.menu = 'closed';
  }
  const next = target(active, event.key);
  if (next) {
    event.preventDefault();
    next.focus();
  }
}

/** Arrow keys and Esc for the menus; Tab reaches everything without this script. */
export function startMenuKeys(signal: AbortSignal): void {
  document.addEventListener('keydown', onKey, { signal });
  document.addEventListener('pointerdown', onPress, { signal });
  document.addEventListener('focusin', onFocus, { signal });
}
