'use client';

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../ui/lazy-part.client';
import type { SuggestionsProps } from './suggestions.client';

type StarterProps = Pick<SuggestionsProps, 'ask' | 'words'>;

const Suggestions = lazy(lazyPart('search', () => import('./suggestions.client')));

/** Loads the suggestions when the visitor points at the icon or focuses it. */
const INTENT = ['pointerenter', 'focusin', 'touchstart'] as const;

/** Loads the suggestions on demand. The panel itself needs only page-script/search-panel.ts. */
export function PanelStarter(props: StarterProps) {
  const place = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const panel = place.current?.closest('details');
    if (!panel) return;
    const want = () => setWanted(true);
    for (const event of INTENT) panel.addEventListener(event, want, { once: true, passive: true });
    const toggled = () => {
      want();
      setOpen(panel.open);
    };
    panel.addEventListener('toggle', toggled);
    // The visitor opened the panel before this script ran.
    if (panel.open) toggled();
    return () => {
      for (const event of INTENT) panel.removeEventListener(event, want);
      panel.removeEventListener('toggle', toggled);
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
