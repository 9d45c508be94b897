/** `data-hover-popup`: a button that opens its popover on hover and focus as well, and closes it when they end. */
export function startHoverPopups(signal: AbortSignal): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-hover-popup]')) {
    const popup = button.popoverTargetElement;
    if (!(popup instanceof HTMLElement)) continue;
    for (const event of ['pointerenter', 'focus'])
      button.addEventListener(event, () => popup.showPopover(), { signal });
    for (const event of ['pointerleave', 'blur'])
      button.addEventListener(event, () => popup.hidePopover(), { signal });
  }
}
