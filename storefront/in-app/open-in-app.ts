import { appBridge } from '#client/bridge/bridge.ts';
import type { ShareParams } from '#client/bridge/protocol.ts';
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

/** Opens the app's share page, or does `orElse`. */
export function shareInApp(params: ShareParams, orElse: () => void): void {
  appBridge().send({ method: 'navigate.jumpToSharePage', params }, orElse);
}
