'use client';

import { useEffect } from 'react';
import { FOOTER_CLICK_DEBOUNCE_MS } from '@/lib/constants';

/** A second click on a footer link within 80 ms is the same click (SH-04): without it a new tab opens twice. */
export function FooterClicks() {
  useEffect(() => {
    const footer = document.querySelector('[data-footer]');
    let last = Number.NEGATIVE_INFINITY;
    const onClick = (event: Event) => {
      if (event.timeStamp - last < FOOTER_CLICK_DEBOUNCE_MS) event.preventDefault();
      last = event.timeStamp;
    };
    footer?.addEventListener('click', onClick);
    return () => footer?.removeEventListener('click', onClick);
  }, []);
  return null;
}
