'use client';

import { useEffect, useState } from 'react';
import { BACK_TO_TOP } from '@/lib/constants';
import { Icon } from '../ui/icon';
import styles from './back-to-top.module.css';

type Place = 'hidden' | 'approach' | 'far';

/** SH-06: seen after 400 px; up to 1000 px it is still close to the top and drawn lighter. */
export function placeOf(scrollY: number): Place {
  const { showPx, approachFromPx, approachToPx } = BACK_TO_TOP;
  if (scrollY <= showPx) return 'hidden';
  return scrollY >= approachFromPx && scrollY <= approachToPx ? 'approach' : 'far';
}

/** Ease-out position after a share of the animation time. */
const eased = (from: number, share: number) => from * (1 - share) ** 3;

function scrollUp(): void {
  const from = window.scrollY;
  const main = document.getElementById('main');
  main?.focus({ preventScroll: true });
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

export function BackToTop({ label }: { label: string }) {
  const [place, setPlace] = useState<Place>('hidden');
  useEffect(() => {
    const onScroll = () => setPlace(placeOf(window.scrollY));
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  return (
    <button
      type="button"
      className={`${styles.button} no-print`}
      data-place={place}
      aria-label={label}
      hidden={place === 'hidden'}
      onClick={scrollUp}
    >
      <Icon name="up" size={22} />
    </button>
  );
}
