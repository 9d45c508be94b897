import { startBackToTop } from './back-to-top';
import { startClickGuard } from './click-guard';
import { startClicks } from './clicks';
import { startFilms } from './films';
import { startHoverPopups } from './hover-popups';
import { startKeep } from './keep';
import { startKeepFragment } from './keep-fragment';
import { startLargeText } from './large-text';
import { startParts } from './load-parts';
import { startMenuKeys } from './menu-keys';
import { startNavScroll } from './nav-scroll';
import { prepare } from './prepare';
import { startPrintDate } from './print-date';
import { startResizedWindow } from './resized-window';
import { startScrollSpy } from './scroll-spy';
import { startSearchPanel } from './search-panel';
import { startToasts } from './toasts';
import { startVisit } from './visit';
import { startWake } from './wake';

/** Each listens until the signal is aborted. The first one must see a click before all others. */
const STARTS: readonly ((signal: AbortSignal) => unknown)[] = [
  startWake,
  startKeepFragment,
  startKeep,
  prepare,
  startClicks,
  startClickGuard,
  startNavScroll,
  startMenuKeys,
  startBackToTop,
  startToasts,
  startHoverPopups,
  startScrollSpy,
  startSearchPanel,
  startFilms,
  startLargeText,
  startVisit,
  startResizedWindow,
  startPrintDate,
  startParts,
];

/**
 * The browser part of views that are otherwise rendered by the server alone: one script on every page, without React
 * (compiled by scripts/inline-scripts.mjs). A view requests behaviour by data attributes (`data-dialog`, `data-copy`
 * ...); the modules beside this one document them.
 */
export function startPage(signal: AbortSignal): void {
  for (const start of STARTS) start(signal);
}
