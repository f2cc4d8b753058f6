import { keepPage, type OfflineTexts } from '#client/offline/keep-page.ts';
import { type DateContext, formatDateTime } from '#locales/format/date.ts';

/** Has the service worker started and this page kept, stamped with the tenant's time; `{time}` stands for it in the text. */
export async function keepHere(context: DateContext, texts: OfflineTexts): Promise<void> {
  await navigator.serviceWorker?.register('/sw.js', { updateViaCache: 'none' });
  await keepPage({ ...texts, asOf: texts.asOf.replace('{time}', formatDateTime(Date.now(), context)) });
}
