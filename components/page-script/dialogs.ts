/** Parts of a dialog that depend on the link that opened it: its name, and which of its texts is shown. */
function fillIn(dialog: HTMLElement, { name = '', part = '' }: DOMStringMap): void {
  for (const place of dialog.querySelectorAll('[data-opener-name]')) place.textContent = name;
  for (const text of dialog.querySelectorAll<HTMLElement>('[data-opener-part]'))
    text.hidden = text.dataset.openerPart !== part;
}

/**
 * `data-dialog` on a link is the id of the dialog that opens in its place (SH-07). With a modifier key for a new tab
 * or window it stays a link. On a button `popovertarget` is the same id: without this script the browser opens the
 * dialog as a popover, which is not modal.
 */
export function openDialog(link: HTMLElement, event: MouseEvent): void {
  const dialog = document.getElementById(link.dataset.dialog ?? '');
  if (!(dialog instanceof HTMLDialogElement) || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  fillIn(dialog, link.dataset);
  dialog.showModal();
}

/** `data-close`: closes the dialog around the button. */
export function closeDialog(button: HTMLElement): void {
  button.closest('dialog')?.close();
}

/**
 * `data-close-outside` on a dialog: a click outside has the dialog itself as its target, since its content covers all
 * of its inside.
 */
export function closeOutside(dialog: HTMLElement, { target }: MouseEvent): void {
  if (target === dialog) closeDialog(dialog);
}
