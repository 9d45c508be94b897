/** A section is current when it crosses the upper third of the screen. */
const BAND = '-25% 0px -70% 0px';
/** Tolerance in pixels, for fractions and for scroll bars. */
const END_SLACK_PX = 2;

const atEnd = (): boolean =>
  window.scrollY > 0 &&
  window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - END_SLACK_PX;

/**
 * `data-scroll-spy` on a list of anchors: marks the link of the current section; at the end of the page the last one.
 */
export function startScrollSpy(signal: AbortSignal): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-scroll-spy] a[href^="#"]')];
  if (links.length === 0) return;
  const isFirst = (part: Element) => links[0]?.hash === `#${part.id}`;
  let current = '';
  const mark = () => {
    const hash = atEnd() ? links.at(-1)?.hash : current;
    for (const link of links) {
      if (link.hash === hash) link.setAttribute('aria-current', 'location');
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
      const last = [...inBand].at(-1);
      // Between two sections and below the last one, the previous section stays current; above the first one none is.
      if (last) current = `#${last}`;
      else if (
        entries.some(({ target, boundingClientRect }) => isFirst(target) && boundingClientRect.top > 0)
      )
        current = '';
      mark();
    },
    { rootMargin: BAND },
  );
  for (const { hash } of links) {
    const part = document.getElementById(hash.slice(1));
    if (part) watch.observe(part);
  }
  window.addEventListener('scroll', mark, { passive: true, signal });
  signal.addEventListener('abort', () => watch.disconnect());
}
