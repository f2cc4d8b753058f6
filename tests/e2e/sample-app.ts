import type { Page } from '@playwright/test';

export type AppMessage = { version: number; method: string; params: Record<string, unknown> };

type Ready = { version: number; capabilities: string[]; safeArea?: { top: number; bottom: number } };

/** What an app of today answers. */
export const READY: Ready = {
  version: 1,
  capabilities: ['navigate.jumpToContentDetail', 'navigate.jumpToSharePage'],
  safeArea: { top: 47, bottom: 34 },
};

/**
 * The native side of a webview, as docs/decisions/018 describes it: takes what the page posts and answers its greeting.
 * Without `ready` it is an app from before the handshake. Gives what it has been asked to do so far.
 */
export async function runInSampleApp(page: Page, ready: Ready | undefined = READY) {
  const heard: AppMessage[] = [];
  await page.exposeFunction('hearAsApp', (json: string) => void heard.push(JSON.parse(json)));
  await page.addInitScript((answer) => {
    const { hearAsApp } = window as typeof window & { hearAsApp: (json: string) => void };
    const postMessage = (json: string) => {
      hearAsApp(json);
      if (answer && JSON.parse(json).method === 'bridge.hello')
        window.postMessage(JSON.stringify({ method: 'bridge.ready', params: answer }), location.origin);
    };
    Object.assign(window, { ReactNativeWebView: { postMessage } });
  }, ready);
  return () => heard.filter(({ method }) => method !== 'bridge.hello');
}
