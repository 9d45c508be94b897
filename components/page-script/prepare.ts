/**
 * Screen readers do not announce the initial text of a live region, so the text of `data-announce` is inserted after
 * loading.
 */
function announce(): void {
  for (const region of document.querySelectorAll<HTMLElement>('[data-announce]'))
    region.textContent = region.dataset.announce ?? '';
}

/** Hidden until its script works; without one the browser's own menu prints. */
function showPrintButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) button.hidden = false;
}

/** The server knows the user agent only (lib/site/decide.ts), by which a tablet may look like a Mac. */
function correctPlatform(): void {
  const page = document.querySelector<HTMLElement>('[data-visitor="mac"]');
  if (page && navigator.maxTouchPoints > 1) page.dataset.visitor = 'other';
}

/** Drawn where a wide picture fails to load. */
const COVER = '/brand/cover-default.svg';

/**
 * `data-optional`: a picture that fails to load is hidden, so that its background shows; a cover is replaced by a drawing.
 * Its element stays: late hydration expects what the server rendered.
 */
function replaceBroken(picture: HTMLImageElement): void {
  if (picture.dataset.optional !== 'cover' || picture.src.endsWith(COVER)) {
    picture.style.display = 'none';
    return;
  }
  picture.srcset = '';
  picture.src = COVER;
}

function replaceBrokenPictures(signal: AbortSignal): void {
  const check = ({ target }: { target: EventTarget | null }) => {
    if (target instanceof HTMLImageElement && 'optional' in target.dataset) replaceBroken(target);
  };
  document.addEventListener('error', check, { capture: true, signal });
  // It may have failed before this script ran.
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[data-optional]'))
    if (picture.complete && picture.naturalWidth === 0) replaceBroken(picture);
}

/** Runs once after loading, without any action of the visitor. */
export function prepare(signal: AbortSignal): void {
  announce();
  showPrintButtons();
  correctPlatform();
  replaceBrokenPictures(signal);
}
