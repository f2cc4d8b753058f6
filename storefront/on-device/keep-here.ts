import { keepPage, type OfflineTexts } from '#client/offline/keep-page.ts';
import { isPreview } from '#client/preview.ts';
import { type DateContext, formatDateTime } from '#locales/format/date.ts';

/** Starts the service worker and has it keep this page, stamped with the tenant's time. */
export async function keepHere(context: DateContext, texts: OfflineTexts): Promise<void> {
  if (isPreview() || !('caches' in window)) return;
  await navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' });
  // Safari has no idle callback.
  await new Promise<void>((resolve) => {
    if (document.hidden || !window.requestIdleCallback) resolve();
    else window.requestIdleCallback(() => resolve(), { timeout: 5_000 });
  });
  await keepPage(texts, formatDateTime(Date.now(), context));
}
