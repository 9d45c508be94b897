'use client';

import { useEffect } from 'react';

/** A second click inside the marked part within so many milliseconds is the same click: a new tab opens once. */
export function ClickGuard({ within, ms }: { within: string; ms: number }) {
  useEffect(() => {
    const part = document.querySelector(within);
    let last = Number.NEGATIVE_INFINITY;
    const onClick = (event: Event) => {
      if (event.timeStamp - last < ms) event.preventDefault();
      last = event.timeStamp;
    };
    part?.addEventListener('click', onClick);
    return () => part?.removeEventListener('click', onClick);
  }, [within, ms]);
  return null;
}
