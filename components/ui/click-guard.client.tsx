'use client';

import { useEffect } from 'react';

/** A second click on the same link of the marked part within so many milliseconds is the same click: a tab opens once. */
export function ClickGuard({ within, ms }: { within: string; ms: number }) {
  useEffect(() => {
    const part = document.querySelector(within);
    let last: { link: Element | null; at: number } | null = null;
    const onClick = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (last?.link === link && event.timeStamp - last.at < ms) event.preventDefault();
      last = { link, at: event.timeStamp };
    };
    part?.addEventListener('click', onClick);
    return () => part?.removeEventListener('click', onClick);
  }, [within, ms]);
  return null;
}
