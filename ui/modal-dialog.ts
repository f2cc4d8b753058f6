import { afterPaint } from './after-paint.ts';

/**
 * Opens a `<dialog>` as a modal one. It is painted as a popover first: a modal dialog makes the rest of the page inert,
 * and restyling a long page for that would delay the paint.
 */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.open || dialog.popover) return;
  if (!('popover' in HTMLElement.prototype)) {
    dialog.showModal();
    return;
  }
  dialog.popover = 'auto';
  dialog.showPopover();
  afterPaint(() => {
    const dismissed = !dialog.matches(':popover-open');
    dialog.popover = null;
    if (!dismissed) dialog.showModal();
  });
}

/** Closes a modal `<dialog>`. It is hidden first; the page is restyled after that is painted. */
export function closeModal(dialog: HTMLDialogElement): void {
  dialog.style.display = 'none';
  afterPaint(() => {
    dialog.style.display = '';
    dialog.close();
  });
}
