'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../ui/lazy-part.client';
import type { SuggestionsProps } from './suggestions.client';

type StarterProps = Pick<SuggestionsProps, 'ask' | 'words'>;

const Suggestions = lazy(lazyPart('search', () => import('./suggestions.client')));

/** Loads the suggestions when the visitor points at the icon or focuses it. */
const INTENT = ['pointerenter', 'focusin', 'touchstart'] as const;

function closePanel(panel: HTMLDetailsElement, back: boolean): void {
  panel.open = false;
  if (back) panel.querySelector('summary')?.focus();
}

/** Reported as input: the list below follows even if the panel opens again before it is rendered. */
function forgetTyped(panel: HTMLDetailsElement): void {
  panel.querySelector('form')?.reset();
  panel.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Closing and opening at once fires one event for both; only its old state shows the closing. */
const wasOpen = (event: Event) => 'oldState' in event && event.oldState === 'open';

/** Opening focuses the input; closing clears it. Esc, a click outside and leaving the page close it. */
function watch(panel: HTMLDetailsElement, onToggle: (open: boolean) => void): () => void {
  const stop = new AbortController();
  const on = { signal: stop.signal };
  const toggled = (event: Event) => {
    if (wasOpen(event) || !panel.open) forgetTyped(panel);
    if (panel.open) panel.querySelector('input')?.focus();
    onToggle(panel.open);
  };
  panel.addEventListener('toggle', toggled, on);
  panel.addEventListener(
    'keydown',
    ({ key, defaultPrevented, isComposing }) => {
      if (key === 'Escape' && panel.open && !defaultPrevented && !isComposing) closePanel(panel, true);
    },
    on,
  );
  panel.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.matches('[data-search-overlay]')) closePanel(panel, false);
    },
    on,
  );
  window.addEventListener('pagehide', () => closePanel(panel, false), on);
  return () => stop.abort();
}

/** The part of the panel that is on every page: the suggestions are loaded on demand. */
export function PanelStarter(props: StarterProps) {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const panel = place.current?.closest('details');
    if (!panel) return;
    const want = () => setWanted(true);
    for (const event of INTENT) panel.addEventListener(event, want, { once: true, passive: true });
    const stop = watch(panel, (isOpen) => {
      want();
      setOpen(isOpen);
    });
    // The visitor opened the panel before this script ran.
    if (panel.open) {
      want();
      setOpen(true);
    }
    return () => {
      for (const event of INTENT) panel.removeEventListener(event, want);
      stop();
    };
  }, []);
  return (
    <div ref={place}>
      {wanted && (
        <Suspense fallback={null}>
          <Suggestions {...props} open={open} place={place} />
        </Suspense>
      )}
    </div>
  );
}
