import { CLIPBOARD } from '#schemas/constants.ts';

/**
 * Copies a text (S2 §8): by `execCommand` where the browser has no clipboard (a webview, a page without TLS), refuses
 * it or doesn't respond in time. @throws Error when neither works
 */
export async function copyText(text: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, CLIPBOARD.timeoutMs);
    });
    await Promise.race([navigator.clipboard.writeText(text), late]);
  } catch {
    if (!copyByCommand(text)) throw new Error('copy text failed');
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Copies by `execCommand`, which copies the selection: the text of an invisible field inside the dialog with the focus.
 */
export function copyByCommand(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.cssText = 'position: fixed; inset-block-start: 0; opacity: 0';
  (focused?.closest('dialog, [role="dialog"]') ?? document.body).append(field);
  try {
    field.focus({ preventScroll: true });
    field.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
