'use client';

import { useEffect } from 'react';
import { startBackToTop } from './back-to-top';
import { startClickGuard } from './click-guard';
import { startClicks } from './clicks';
import { startHoverPopups } from './hover-popups';
import { startMenuKeys } from './menu-keys';
import { startNavScroll } from './nav-scroll';
import { prepare } from './prepare';
import { startToasts } from './toasts';

/** Loaded only where the markup needs them; if that fails, the page works without. */
async function startOnDemand(signal: AbortSignal): Promise<void> {
  if (!document.querySelector('[data-scroll-spy]')) return;
  const spy = await import('./scroll-spy').catch(() => null);
  if (!signal.aborted) spy?.startScrollSpy(signal);
}

/** Each listens until the signal is aborted. */
const STARTS: readonly ((signal: AbortSignal) => unknown)[] = [
  prepare,
  startClicks,
  startClickGuard,
  startNavScroll,
  startMenuKeys,
  startBackToTop,
  startToasts,
  startHoverPopups,
  startOnDemand,
];

/**
 * The browser part of views that are otherwise rendered by the server alone. A view requests behaviour by data
 * attributes (`data-dialog`, `data-copy` ...); the modules beside this one document them.
 */
export function PageScript() {
  useEffect(() => {
    const stop = new AbortController();
    for (const start of STARTS) start(stop.signal);
    return () => stop.abort();
  }, []);
  return null;
}
