import { NAVBAR_SCROLL_DEBOUNCE_MS, NAVBAR_SCROLL_THRESHOLD_PX } from '@/lib/base/constants';

/** Hides the navigation bar on scrolling down and shows it on scrolling up; an opened menu closes (SH-02, MN-03). */
export function startNavScroll(signal: AbortSignal): void {
  const root = document.documentElement;
  let last = window.scrollY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    const now = Math.max(0, window.scrollY);
    if (now !== last)
      root.dataset.navbar = now > last && now > NAVBAR_SCROLL_THRESHOLD_PX ? 'hidden' : 'shown';
    last = now;
  };
  const onScroll = () => {
    root.dataset.menu = 'closed';
    document.querySelector('[data-menu-more]')?.removeAttribute('open');
    clearTimeout(timer);
    timer = setTimeout(settle, NAVBAR_SCROLL_DEBOUNCE_MS);
  };
  const reopen = () => delete root.dataset.menu;
  const bar = document.querySelector('[data-menu]');
  window.addEventListener('scroll', onScroll, { passive: true, signal });
  bar?.addEventListener('pointerover', reopen, { signal });
  bar?.addEventListener('focusin', reopen, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
