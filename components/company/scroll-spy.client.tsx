'use client';

import { useEffect } from 'react';

/** A part counts as read when it crosses the upper third of the screen. */
const BAND = '-25% 0px -70% 0px';

/** Marks the link of the part that is being read; the links themselves are plain anchors. */
export function ScrollSpy({ nav }: { nav: string }) {
  useEffect(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>(`#${nav} a[href^="#"]`)];
    const mark = (id: string) => {
      for (const link of links) {
        if (link.hash === `#${id}`) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    };
    const inBand = new Set<string>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) inBand.add(target.id);
          else inBand.delete(target.id);
        }
        mark([...inBand].at(-1) ?? '');
      },
      { rootMargin: BAND },
    );
    for (const { hash } of links) {
      const part = document.getElementById(hash.slice(1));
      if (part) watch.observe(part);
    }
    return () => watch.disconnect();
  }, [nav]);
  return null;
}
