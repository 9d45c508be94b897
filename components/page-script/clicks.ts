import { showToast } from '@/lib/browser/toast';
import { scrollUp } from './back-to-top';
import { closeDialog, closeOutside, openDialog } from './dialogs';

/** `data-copy` is the text to copy; the messages are in `data-done` and `data-failed`. */
async function copy({ dataset }: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(dataset.copy ?? '');
    showToast(dataset.done ?? '');
  } catch {
    showToast(dataset.failed ?? '');
  }
}

type Click = (element: HTMLElement, event: MouseEvent) => void;

/** Action of a click on the element or inside it. */
const CLICKS: readonly (readonly [string, Click])[] = [
  ['[data-dialog]', openDialog],
  ['[data-close]', closeDialog],
  ['[data-close-outside]', closeOutside],
  ['[data-copy]', copy],
  ['[data-print]', () => window.print()],
  ['[data-back-to-top]', scrollUp],
];

function onClick(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  for (const [selector, click] of CLICKS) {
    const element = target.closest<HTMLElement>(selector);
    if (element) click(element, event);
  }
}

/** Listens for clicks on elements with one of the attributes above, until the signal aborts. */
export function startClicks(signal: AbortSignal): void {
  document.addEventListener('click', onClick, { signal });
}
