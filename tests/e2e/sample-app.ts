import type { Page } from 'playwright/test';

export type AppMessage = { version: number; method: string; params: Record<string, unknown> };

type Ready = { version: number; capabilities: string[]; safeArea?: { top: number; bottom: number } };

/** Response of a current app to the page's greeting. */
export const READY: Ready = {
  version: 1,
  capabilities: ['navigate.jumpToContentDetail', 'navigate.jumpToSharePage'],
  safeArea: { top: 47, bottom: 34 },
};

/**
 * Simulates the native side of a webview as described in decision 018: receives the page's messages and answers
 * its greeting. Without `ready` it is an app from before the handshake. Gives the messages so far.
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
