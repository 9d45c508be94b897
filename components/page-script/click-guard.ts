/**
 * `data-click-guard` is a number of milliseconds: a second click on the same link within that time is ignored, so
 * that a double click opens one tab.
 */
export function startClickGuard(signal: AbortSignal): void {
  let last: { link: Element | null; at: number } | null = null;
  const onClick = (event: Event) => {
    const part = event.target instanceof Element && event.target.closest<HTMLElement>('[data-click-guard]');
    if (!part) return;
    const link = (event.target as Element).closest('a');
    if (last?.link === link && event.timeStamp - last.at < Number(part.dataset.clickGuard))
      event.preventDefault();
    last = { link, at: event.timeStamp };
  };
  document.addEventListener('click', onClick, { signal });
}
