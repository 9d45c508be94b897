import { BACK_TO_TOP } from '@/lib/base/constants';

type Place = 'hidden' | 'approach' | 'far';

/** SH-06: visible after 400 px; up to 1000 px it is half transparent. */
export function placeOf(scrollY: number): Place {
  const { showPx, approachFromPx, approachToPx } = BACK_TO_TOP;
  if (scrollY <= showPx) return 'hidden';
  return scrollY >= approachFromPx && scrollY <= approachToPx ? 'approach' : 'far';
}

/** Ease-out position after a share of the animation time. */
const eased = (from: number, share: number) => from * (1 - share) ** 3;

/** Scrolls to the top and puts the focus on the main part; without animation where less motion is preferred. */
export function scrollUp(): void {
  const from = window.scrollY;
  document.getElementById('main')?.focus({ preventScroll: true });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, 0);
    return;
  }
  const start = performance.now();
  const step = (now: number) => {
    const share = Math.min(1, (now - start) / BACK_TO_TOP.animationMs);
    window.scrollTo(0, eased(from, share));
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

/** Shows and hides the button (layout/back-to-top.tsx) by scroll position. */
export function startBackToTop(signal: AbortSignal): void {
  const onScroll = () => {
    const button = document.querySelector<HTMLElement>('[data-back-to-top]');
    if (!button) return;
    const place = placeOf(window.scrollY);
    button.dataset.place = place;
    button.hidden = place === 'hidden';
  };
  onScroll();
  window.addEventListener('scroll', onScroll, { passive: true, signal });
}
