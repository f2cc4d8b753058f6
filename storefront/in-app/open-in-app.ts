import { appBridge } from '#client/bridge/bridge.ts';
import type { ShareParams } from '#client/bridge/protocol.ts';
import { browserApi } from '#client/browser-api.ts';
import { createShare } from '#schemas/api/invented/sharing.ts';
import { CLIPBOARD } from '#schemas/constants.ts';
import type { ShareInfo } from '#schemas/entities/share-info.ts';
import { COMMENT_SUBJECT_TYPES } from '#schemas/enums/subject.ts';
import { contentSubject } from './content-subject.ts';

/** Announces the page to the app by creating the bridge. */
export function greetApp(): void {
  appBridge();
}

/** Opens a content's detail page in the app; follows the link here for any other page, and if the app has none. */
export function openInApp(href: string, follow: () => void): void {
  const subject = contentSubject(href);
  if (!subject) {
    follow();
    return;
  }
  const { href: url } = new URL(href, window.location.origin);
  appBridge().send({ method: 'navigate.jumpToContentDetail', params: { subject, url } }, follow);
}

/**
 * Opens the app's share page, or does `orElse`. A member's share is stored first, so that its visits count; without it
 * the page is shared all the same.
 */
export async function shareInApp(params: ShareParams, isMember: boolean, orElse: () => void): Promise<void> {
  const share = isMember ? await storeShare(params).catch(() => undefined) : undefined;
  const url = share ? `${params.url}?share=${share.shareId}` : params.url;
  appBridge().send({ method: 'navigate.jumpToSharePage', params: { ...share, ...params, url } }, orElse);
}

function storeShare({ subjectType, subjectId, activityId }: ShareParams): Promise<ShareInfo> {
  const kind = COMMENT_SUBJECT_TYPES.find((one) => one === subjectType);
  const subject = kind && subjectId ? { subjectType: kind, subjectId } : {};
  const options = { silent: true, signal: AbortSignal.timeout(CLIPBOARD.timeoutMs) } as const;
  return browserApi().call(createShare, { body: { ...subject, activityId } }, options);
}
