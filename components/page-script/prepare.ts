/** What stands in a live region from the start is not announced: the text of `data-announce` comes once the page is alive. */
function announce(): void {
  for (const region of document.querySelectorAll<HTMLElement>('[data-announce]'))
    region.textContent = region.dataset.announce ?? '';
}

/** Without a script the browser's own menu prints; the button is there only when it works. */
function showPrintButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) button.hidden = false;
}

/** The server reads the user agent (lib/site/decide.ts), by which a tablet may pose as a Mac. */
function correctPlatform(): void {
  const page = document.querySelector<HTMLElement>('[data-visitor="mac"]');
  if (page && navigator.maxTouchPoints > 1) page.dataset.visitor = 'other';
}

/** `data-optional`: a picture that does not load is taken away, so that what is behind it is seen. */
function dropBrokenPictures(signal: AbortSignal): void {
  const drop = ({ target }: { target: EventTarget | null }) => {
    if (target instanceof HTMLImageElement && 'optional' in target.dataset) target.remove();
  };
  document.addEventListener('error', drop, { capture: true, signal });
  // It may have failed before the script came.
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-optional]'))
    if (picture.complete && picture.naturalWidth === 0) drop({ target: picture });
}

/** Runs once when the page is alive, without the visitor doing anything. */
export function prepare(signal: AbortSignal): void {
  announce();
  showPrintButtons();
  correctPlatform();
  dropBrokenPictures(signal);
}
