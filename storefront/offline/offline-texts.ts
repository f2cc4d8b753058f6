import type { OfflineTexts } from '#client/offline/keep-page.ts';
import type { ViewContext } from '#runtime/context.ts';

/** Texts of the offline page; `{time}` is filled in when a page is kept. */
export const offlineTexts = ({ t }: ViewContext): OfflineTexts => ({
  asOf: t('offline.asOf'),
  retry: t('action.retry'),
  title: t('offline.title'),
  text: t('offline.text'),
  seen: t('offline.seen'),
});
