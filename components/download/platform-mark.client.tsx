'use client';

import { useEffect } from 'react';
import { platformOf } from '@/lib/browser/platform';

/** Corrects what the server read of the user agent: a tablet may pose as a Mac. */
export function PlatformMark() {
  useEffect(() => {
    const page = document.querySelector<HTMLElement>('[data-visitor]');
    if (!page) return;
    const found = platformOf(navigator.userAgent);
    page.dataset.visitor = found === 'mac' && navigator.maxTouchPoints > 1 ? 'other' : found;
  }, []);
  return null;
}
