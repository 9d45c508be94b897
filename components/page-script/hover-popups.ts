/** How long the pointer may be between the button and its popover. */
const CROSSING_MS = 300;

function startPopup(button: HTMLButtonElement, popup: HTMLElement, signal: AbortSignal): void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const stay = () => clearTimeout(leaving);
  const open = () => {
    stay();
    popup.showPopover();
  };
  const leave = () => {
    stay();
    leaving = setTimeout(() => {
      if (document.activeElement !== button) popup.hidePopover();
    }, CROSSING_MS);
  };
  button.addEventListener('mouseenter', open, { signal });
  button.addEventListener('focus', open, { signal });
  button.addEventListener('blur', () => popup.hidePopover(), { signal });
  popup.addEventListener('mouseenter', stay, { signal });
  for (const part of [button, popup]) part.addEventListener('mouseleave', leave, { signal });
}

/**
 * `data-hover-popup`: a button that opens its popover on hover and focus as well, and closes it when they end. The
 * pointer may move onto the popover (WCAG 1.4.13).
 */
export function startHoverPopups(signal: AbortSignal): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-hover-popup]')) {
    const popup = button.popoverTargetElement;
    if (popup instanceof HTMLElement) startPopup(button, popup, signal);
  }
}
